import type { Organization } from '../../../../content/organization/read-organization.ts'
import { formatDigits } from '../../../../languages/format.ts'
import { useLanguage, useMessages } from '../../../language/use-language.ts'
import { FactList } from '../../../ui/text/fact-list.tsx'
import './home-figures.css'

/** The network's figures (specification, section 1) in one calm row. */
export function HomeFigures({ figures }: Pick<Organization, 'figures'>) {
  const { content } = useMessages()
  const language = useLanguage()
  if (figures.length === 0) return null
  return (
    <div className="wide deferred-layout">
      <h2 className="visually-hidden">{content.figures}</h2>
      <FactList
        className="home-figures"
        facts={figures.map(({ value, label }) => ({
          label,
          value: <bdi>{formatDigits(value, language)}</bdi>,
        }))}
      />
    </div>
  )
}
