import type { Organization } from '../../../content/organization/read-organization.ts'
import { formatDigits } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
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
      <dl className="press-facts">
        {figures.map(({ value, label }) => (
          <div key={label.text}>
            <dt>
              <Localized value={label} />
            </dt>
            <dd>
              <bdi>{formatDigits(value, language)}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{sections.headquarters}</dt>
          <dd>
            <Localized value={location} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
