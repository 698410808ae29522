/** The open forms whose content is not saved. One page can have several: a record, and others in drawers above it. */
const unsavedForms = new Set<symbol>()

/** Of the page with the unsaved forms among the browser's entries; nothing where the browser does not tell. */
let place: number | undefined

const placeInHistory = (): number | undefined => window.navigation?.currentEntry?.index

/** Marks a form as unsaved, until the function that it gives is called. */
export function markUnsaved(): () => void {
  if (unsavedForms.size === 0) place = placeInHistory()
  const form = Symbol('unsaved form')
  unsavedForms.add(form)
  return () => unsavedForms.delete(form)
}

export function somethingIsUnsaved(): boolean {
  return unsavedForms.size > 0
}

/**
 * How far the browser's history has moved from the page with the unsaved forms: -1 for one step back. Nothing where the
 * browser does not tell.
 */
export function stepsFromUnsaved(): number | undefined {
  const present = placeInHistory()
  return place === undefined || present === undefined ? undefined : present - place
}
