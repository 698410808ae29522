import type { ReactNode } from 'react'

/** What every field says about itself. */
export interface FieldWords {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do, in the page's language. */
  error?: ReactNode
  isRequired?: boolean | undefined
}

/** The id of a field, which the error summary's links lead to. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** What ties a field to its hint and its error for those who listen. */
export function fieldDescription(id: string, { hint, error, isRequired }: Omit<FieldWords, 'label'>) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
}
