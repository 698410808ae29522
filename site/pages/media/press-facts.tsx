import type { Organization } from '../../../content/organization/read-organization.ts'
import { formatDigits } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { FactList } from '../../ui/text/fact-list.tsx'
import { Localized } from '../../ui/text/localized.tsx'

/** The network in a few lines that can be quoted. */
export function PressFacts({ organization }: { organization: Organization }) {
  const { sections } = useMessages()
  const language = useLanguage()
  const { name, abbreviation, description, figures, location } = organization
  return (
    <section>
      <h3>{sections.facts}</h3>
      <p>
        <strong>
          <Localized value={name} /> (<bdi>{abbreviation}</bdi>)
        </strong>
        <br />
        <Localized value={description} />
      </p>
      <FactList
        className="press-facts"
        facts={[
          ...figures.map(({ value, label }) => ({
            label,
            value: <bdi>{formatDigits(value, language)}</bdi>,
          })),
          { label: sections.headquarters, value: <Localized value={location} /> },
        ]}
      />
    </section>
  )
}
