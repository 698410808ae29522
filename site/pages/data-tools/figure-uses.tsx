import { apiAddressIn } from '../../../languages/api-address.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage } from '../../language/use-language.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'

/** What one can do with the figures beyond reading them. */
export function FigureUses() {
  const { entrance: words } = useFigureMessages()
  const language = useLanguage()
  return (
    <SectionBand title={words.use} ground="sand">
      <ul className="figure-uses">
        <li>
          <SiteLink to="/data-tools/compare">{words.compare}</SiteLink>
          <p>{words.compareText}</p>
        </li>
        <li>
          <SiteLink to="/countries">{words.countries}</SiteLink>
          <p>{words.countriesText}</p>
        </li>
        <li>
          <a href={apiAddressIn(language, '/api/observations.csv')} type="text/csv">
            {words.everything}
          </a>
          <p>{words.everythingText}</p>
        </li>
        <li>
          <a href="/api/docs" hrefLang="en">
            {words.api}
          </a>
          <p>{words.apiText}</p>
        </li>
      </ul>
    </SectionBand>
  )
}
