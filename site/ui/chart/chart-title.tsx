import type { LocalizedText } from '../../../store/read/localized-text.ts'
import { Localized } from '../text/localized.tsx'

/** What a chart shows, and in which unit. */
export function ChartTitle({ title, unit }: { title: LocalizedText; unit: LocalizedText }) {
  return (
    <>
      <strong>
        <Localized value={title} />
      </strong>
      <span>
        <Localized value={unit} />
      </span>
    </>
  )
}
