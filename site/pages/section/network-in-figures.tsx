import { formatDigits } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { FigureColumn } from '../../ui/figures/figure-column.tsx'
import { Localized } from '../../ui/text/localized.tsx'

/** The network's figures (specification, section 1), as editors maintain them. */
export function NetworkInFigures() {
  const { content } = useMessages()
  const language = useLanguage()
  const figures = useSite()?.organization.figures ?? []
  return (
    <FigureColumn
      title={content.figures}
      figures={figures.map(({ value, label }) => ({
        name: label.text,
        value: formatDigits(value, language),
        label: <Localized value={label} />,
      }))}
    />
  )
}
