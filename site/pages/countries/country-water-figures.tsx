import type { Country } from '../../../content/countries/kind.ts'
import { useMessages } from '../../language/use-language.ts'
import { Localized } from '../../ui/text/localized.tsx'

/** A country's key figures of water, each with its source. */
export function CountryWaterFigures({ figures }: { figures: Country['waterFigures'] }) {
  const { country: words } = useMessages()
  return (
    <section className="section" aria-labelledby="water-figures">
      <div className="wide">
        <h2 id="water-figures">{words.waterFigures}</h2>
        <dl className="country-figures">
          {figures.map(({ label, value, source }) => (
            <div key={label.text}>
              <dt>
                <Localized value={label} />
              </dt>
              <dd className="country-figure">
                <bdi>{value}</bdi>
              </dd>
              <dd className="country-source">
                {words.source} · <Localized value={source} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
