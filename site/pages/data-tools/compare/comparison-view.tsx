import { figureFileAddress } from '../../../../figures/downloads/figure-files.ts'
import { formatShortDate, formatYear } from '../../../../languages/format.ts'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { StandaloneLink } from '../../../ui/link/standalone-link.tsx'
import { TakeAway } from '../../../ui/take-away/take-away.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { OlderVersion } from '../older-version.tsx'
import type { Comparison } from '../read-comparison.ts'
import { searchOfFigures } from '../../../loading/figure-parameters.ts'
import { ValueAndAge } from '../value-and-age.tsx'

/** A comparison: the chart, and the same figures as a table. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const words = useFigureMessages()
  const language = useLanguage()
  const { indicator, chart, columns, rows, version, isCurrent, choice, citation, embed } = comparison
  return (
    <>
      <section className="section comparison" aria-labelledby="comparison-title">
        <div className="wide">
          <h2 id="comparison-title">
            <Localized value={indicator.title} />
          </h2>
          <p className="comparison-lead">
            <Localized value={indicator.definition} />
          </p>
          {!isCurrent && version && (
            <OlderVersion
              number={version.number}
              search={searchOfFigures({ countries: choice.countries, indicator: indicator.slug })}
            />
          )}
          <LineChart chart={chart} caption={<Localized value={indicator.unit} />} />
          <ul className="comparison-latest">
            {columns.map(({ code, slug, name, latest }, index) => (
              <li key={code} data-tone={index + 1}>
                <SiteLink to={`/countries/${slug}`}>
                  <Localized value={name} />
                </SiteLink>
                <ValueAndAge inWords={latest} />
              </li>
            ))}
          </ul>
          <div className="comparison-table-box">
            <table className="comparison-table">
              <caption>
                {words.compare.table}{' '}
                <span className="table-unit">
                  <Localized value={indicator.unit} />
                </span>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{words.year}</th>
                  {columns.map(({ code, name }) => (
                    <th key={code} scope="col">
                      <Localized value={name} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ year, cells }) => (
                  <tr key={year}>
                    <th scope="row">{year}</th>
                    {cells.map((cell, index) => (
                      <td key={columns[index]?.code}>
                        {cell ? (
                          <>
                            <bdi>{cell.value}</bdi>
                            {cell.note && <span className="comparison-note"> {cell.note}</span>}
                          </>
                        ) : (
                          <span className="no-value">{words.noValue}</span>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="comparison-step">{words.compare.everyFifth}</p>
          <p className="comparison-source">
            <Localized value={indicator.attribution} />
            {version && (
              <>
                {' · '}
                {words.takeAway.version(
                  formatYear(version.number, language),
                  formatShortDate(version.publishedAt, language),
                )}
              </>
            )}
          </p>
          <StandaloneLink
            to={`/data-tools/indicators/${indicator.slug}${searchOfFigures({ countries: choice.countries })}`}
          >
            {words.compare.toIndicator}
          </StandaloneLink>
        </div>
      </section>
      <div className="section comparison-take-away">
        <div className="wide">
          <TakeAway
            file={(format) => figureFileAddress(indicator.slug, format, choice)}
            citation={citation}
            embed={embed}
          />
        </div>
      </div>
    </>
  )
}
