/** What was typed into a form, by field name. */
export type Draft = Readonly<Record<string, string>>

const prefix = 'draft '

/** Reads what was typed into a form before; nothing where the browser keeps nothing. */
export function readDraft(key: string): Draft {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(prefix + key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch {
    return {}
  }
}

/** Keeps what is typed, for this tab of the browser only. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // Storage is switched off or full: what is typed stays in the form.
  }
}

export function clearDraft(key: string): void {
  try {
    window.sessionStorage.removeItem(prefix + key)
  } catch {
    // Nothing was kept either.
  }
}
