import { formatNumber } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { FigureColumn } from '../../ui/figures/figure-column.tsx'

interface CountedNowProps {
  lines: readonly { count: number; label: string; to: string }[]
}

/** What a section has at this moment, counted, each with the way to it. What there is none of is left out. */
export function CountedNow({ lines }: CountedNowProps) {
  const { sections } = useMessages()
  const language = useLanguage()
  return (
    <FigureColumn
      title={sections.live}
      figures={lines
        .filter(({ count }) => count > 0)
        .map(({ count, label, to }) => ({ name: to, value: formatNumber(count, language), label, to }))}
    />
  )
}
