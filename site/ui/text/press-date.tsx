import { Fragment } from 'react'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { Localized } from './localized.tsx'

/** A press item's date, and after it the page's own form of it where that differs. */
export function PressDate({ dates }: { dates: readonly LocalizedText[] }) {
  return dates.map((date, place) => (
    <Fragment key={date.language}>
      {place > 0 && ' · '}
      <Localized value={date} />
    </Fragment>
  ))
}
