import type { Route } from './+types/detail-route.ts'
import { figureFileAddress } from '../../../../figures/downloads/figure-files.ts'
import { formatNumber, formatYear } from '../../../../languages/format.ts'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { PageHead } from '../../../frame/page-head/page-head.tsx'
import { searchOfFigures } from '../../../loading/figure-parameters.ts'
import { pageText, readPageText } from '../../../loading/page-text.ts'
import { Described } from '../../../structured-data/described.tsx'
import { describeIndicator } from '../../../structured-data/describe-indicator.ts'
import { PageHero } from '../../../ui/page-hero/page-hero.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { ReferenceList } from '../../../ui/reference-list/reference-list.tsx'
import { StandaloneLink } from '../../../ui/link/standalone-link.tsx'
import { TakeAway } from '../../../ui/take-away/take-away.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { isLongTitle } from '../../detail/is-long-title.ts'
import { OtherLanguageNote } from '../../detail/other-language-note.tsx'
import { readIndicatorPage } from '../read-indicator-page.ts'
import { CountrySketches, IndicatorFigures } from './indicator-figures.tsx'
import { IndicatorFacts } from './indicator-facts.tsx'
import { IndicatorTable } from './indicator-table.tsx'
import { OlderVersion } from '../older-version.tsx'
import './indicator.css'

export async function loader({ context, request, params }: Route.LoaderArgs) {
  return pageText(await readIndicatorPage(context, request, params.id))
}

/** One indicator: what it measures, whose figures they are, and the values of all countries with their age. */
export default function IndicatorPage({ loaderData }: Route.ComponentProps) {
  const page = readPageText(loaderData)
  const {
    indicator,
    query,
    years,
    rows,
    countries,
    version,
    isCurrent,
    citation,
    embed,
    publications,
    others,
  } = page
  const words = useFigureMessages()
  const language = useLanguage()
  const { title, definition, unit, source, attribution } = indicator
  const codes = new Set(rows.map(({ code }) => code))
  const withValue = countries.filter(({ code }) => codes.has(code))
  const description = years
    ? words.indicator.description(
        title.text,
        words.countryCount(rows.length, formatNumber(rows.length, language)),
        formatYear(years[0], language),
        formatYear(years[1], language),
      )
    : definition.text
  return (
    <article>
      <PageHead
        slug={indicator.slug}
        title={title.text}
        description={description}
        search={searchOfFigures({ countries: query.countries, version: query.version })}
      />
      <Described
        by={(site) =>
          describeIndicator(
            { indicator, version, askedVersion: query.version, citation, countries: withValue, years },
            site,
          )
        }
      />
      <PageHero
        above={<span>{words.pillars[indicator.pillar]}</span>}
        title={<Localized value={title} />}
        isLong={isLongTitle(title)}
        lead={<Localized value={definition} />}
      />
      <div className="section">
        <div className="wide">
          <OtherLanguageNote texts={[title, definition, unit, source, attribution]} />
          {!isCurrent && version && (
            <OlderVersion number={version.number} search={searchOfFigures({ countries: query.countries })} />
          )}
          {rows.length === 0 ? (
            <p className="notice">{words.indicator.noFigures}</p>
          ) : (
            <IndicatorFigures page={page} />
          )}
          <IndicatorFacts page={page} />
        </div>
      </div>
      {rows.length > 0 && (
        <>
          <div className="section">
            <div className="wide">
              <IndicatorTable page={page} />
            </div>
          </div>
          <div className="section">
            <div className="wide">
              <CountrySketches page={page} />
            </div>
          </div>
        </>
      )}
      <div className="section">
        <div className="wide indicator-end">
          {rows.length > 0 && (
            <TakeAway
              file={(format) =>
                figureFileAddress(indicator.slug, format, {
                  countries: query.countries,
                  version: version?.number,
                })
              }
              citation={citation}
              embed={embed}
            />
          )}
          <div className="indicator-further">
            <ReferenceList
              title={words.dataFiles.publications}
              references={publications}
              folder="/publications"
            />
            {others.length > 0 && (
              <nav className="more-indicators" aria-labelledby="more-indicators">
                <h2 id="more-indicators">{words.indicator.otherIndicators}</h2>
                <ul>
                  {others.map((other) => (
                    <li key={other.slug}>
                      <SiteLink to={`/data-tools/indicators/${other.slug}`}>
                        <Localized value={other.title} />
                      </SiteLink>
                    </li>
                  ))}
                </ul>
                <StandaloneLink to="/data-tools">{words.countriesTable.all}</StandaloneLink>
              </nav>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}
