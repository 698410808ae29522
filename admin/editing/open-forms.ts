type Values = Readonly<Record<string, unknown>>

/** The open form of a record or of a global, in one language of its content. */
export interface OpenForm {
  /** Where it is saved: `/cms-api/news/12`, `/cms-api/globals/organization`. Nothing before it was saved first. */
  address: string | undefined
  locale: string
  /** The drawer in which it stands. */
  drawer: string | undefined
  isModified: () => boolean
  /** What was stored when the form read it last. */
  base: () => Values
  /** Shows other values of some fields, and whether it could. What is typed in the other fields stays. */
  adopt: (values: Values, savedAt: string) => Promise<boolean>
  /** Saves a draft, and whether that was done. Nothing where the kind has no drafts. */
  saveDraft: (() => Promise<boolean>) | undefined
  /** The person discards what is typed. */
  giveUp: () => void
}

/** One page can have several: a record, and others in drawers above it. */
const openForms = new Set<OpenForm>()

/** Registers a form until the function that it gives is called. */
export function registerForm(form: OpenForm): () => void {
  openForms.add(form)
  return () => openForms.delete(form)
}

export function someFormIsOpen(): boolean {
  return openForms.size > 0
}

export function unsavedForms(): OpenForm[] {
  return [...openForms].filter((form) => form.isModified())
}

export function formSavedAt(address: string, locale: string | null): OpenForm | undefined {
  return [...openForms].find(
    (form) => form.address === address && (locale === null || form.locale === locale),
  )
}
