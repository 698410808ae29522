/** What was typed into a form, by field name. */
export type Draft = Readonly<Record<string, string>>

const prefix = 'draft '

/** Where a draft is stored: for this tab of the browser only, or, where the visitor wants it, on the device. */
const places = { tab: () => window.sessionStorage, device: () => window.localStorage } as const

export type DraftPlace = keyof typeof places

/** Reads what was typed into a form before; nothing where the browser stores nothing. */
export function readDraft(key: string, place: DraftPlace = 'tab'): Draft {
  try {
    const stored: unknown = JSON.parse(places[place]().getItem(prefix + key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch {
    return {}
  }
}

/** Stores what is typed. */
export function writeDraft(key: string, draft: Draft, place: DraftPlace = 'tab'): void {
  try {
    places[place]().setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // Storage is switched off or full: what is typed stays in the form.
  }
}

export function clearDraft(key: string, place: DraftPlace = 'tab'): void {
  try {
    places[place]().removeItem(prefix + key)
  } catch {
    // Nothing was stored either.
  }
}

/** Whether the visitor chose to keep this form's draft on the device. */
export function isStoredOnDevice(key: string): boolean {
  try {
    return places.device().getItem(prefix + key) !== null
  } catch {
    return false
  }
}
