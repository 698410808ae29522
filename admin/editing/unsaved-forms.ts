/** The open forms whose content is not saved. One page can have several: a record, and others in drawers above it. */
const unsavedForms = new Set<symbol>()

/** Marks a form as unsaved, until the function that it gives is called. */
export function markUnsaved(): () => void {
  const form = Symbol('unsaved form')
  unsavedForms.add(form)
  return () => unsavedForms.delete(form)
}

export function somethingIsUnsaved(): boolean {
  return unsavedForms.size > 0
}
