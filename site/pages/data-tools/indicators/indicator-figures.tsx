import { useFigureMessages } from '../../../language/figure-messages.ts'
import { searchOfFigures } from '../../../loading/figure-parameters.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { LineChart } from '../../../ui/chart/line-chart.tsx'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { LineSketch } from '../../../ui/chart/line-sketch.tsx'
import type { IndicatorPageData } from '../read-indicator-page.ts'
import { CountryChoice } from './country-choice.tsx'

/** The chart of an indicator with the choice of its countries, and each country's line by itself. */
export function IndicatorFigures({ page }: { page: IndicatorPageData }) {
  const { indicator: words, map } = useFigureMessages()
  const { indicator, chart, query } = page
  return (
    <section aria-labelledby="over-years">
      <h2 id="over-years" className="figures-title">
        {words.chart}
      </h2>
      <LineChart
        chart={chart}
        caption={
          <span>
            <Localized value={indicator.unit} />
          </span>
        }
      >
        {chart.drawing?.chosen.length === 0 && <p className="chart-note">{words.overview}</p>}
      </LineChart>
      <div className="indicator-choice">
        <CountryChoice page={page} />
        <ButtonLink
          variant="secondary"
          to={`/data-tools/compare${searchOfFigures({
            countries: query.countries,
            indicator: indicator.slug,
          })}`}
        >
          {words.compare}
        </ButtonLink>
        <ButtonLink variant="secondary" to={`/wefe-hub/maps?indicator=${indicator.slug}`}>
          {map.show}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The line of each country by itself, in the countries' alphabetical order. */
export function CountrySketches({ page }: { page: IndicatorPageData }) {
  const words = useFigureMessages()
  const { sketches, countries } = page
  const nameOf = new Map(countries.map((country) => [country.code, country]))
  return (
    <section aria-labelledby="country-by-country">
      <h2 id="country-by-country" className="figures-title">
        {words.indicator.multiples}
      </h2>
      <p className="figures-note">
        {words.chart.ownScale}
        {sketches.years && ` ${words.chart.period(sketches.years[0], sketches.years[1])}`}
      </p>
      <ul className="country-sketches">
        {sketches.lines.map((line) => {
          const country = nameOf.get(line.key)
          return (
            country && (
              <li key={line.key}>
                <SiteLink to={`/countries/${country.slug}`}>
                  <Localized value={country.name} />
                </SiteLink>
                <LineSketch of={sketches} line={line} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
