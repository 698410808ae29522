'use client'
import { lazy, Suspense } from 'react'
import type { Direction, Language } from '../../languages/languages.ts'
import type { DeskUnit } from '../../model/translations/translation-desk.ts'

/** A field as the form shows it. */
export interface FormUnit extends Omit<DeskUnit, 'labels' | 'translatedAt' | 'translatedBy'> {
  label: string
  sourceName: string
  lastBy: string | null
  /** Where the site cuts it, and after how many characters. */
  cuts: readonly { where: 'cutDescription' | 'cutSearch'; length: number }[]
}

export interface DeskFormProps {
  /** To which it is saved. */
  address: string
  into: Language
  direction: Direction
  units: readonly FormUnit[]
}

const Form = lazy(async () => ({ default: (await import('./translation-form.tsx')).TranslationForm }))

/** Its words and its form are loaded where it is shown, not with every page of the back office. */
export function DeskForm(props: DeskFormProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}
