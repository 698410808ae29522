import { useState } from 'react'
import { mannerOf, ageInWords } from '../../../figures/charts/chart-words.ts'
import { mapFileAddress } from '../../../figures/downloads/figure-files.ts'
import { withYear } from '../../../figures/downloads/year-to-fill.ts'
import { isolated } from '../../../languages/isolated.ts'
import { classOf, type ValueClass } from '../../../figures/maps/value-classes.ts'
import { readWrittenYear } from '../../../figures/maps/written-series.ts'
import { formatNumber, formatYear } from '../../../languages/format.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useScripts } from '../../ui/use-scripts.ts'
import { CountryMapFrame, MapSwatch, MapWater, toneClass } from '../../ui/country-map/country-map.tsx'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { TakeAway } from '../../ui/take-away/take-away.tsx'
import { OlderVersion } from '../data-tools/older-version.tsx'
import { FigureMapForm } from './figure-map-form.tsx'
import type { FigureMapData } from './read-figure-map.ts'

/** A country in the year that the map shows. */
interface ShownCountry {
  code: string
  slug: string
  name: FigureMapData['countries'][number]['name']
  /** From 1 on; 0 without a value. */
  tone: number
  value: string | null
  age: string
  /** All of it in a sentence. */
  sentence: string
}

/**
 * An indicator on the map, its classes in words, and the table that is equal to the map. With scripts a slider moves all
 * of it through the years.
 */
export function FigureMap({ data }: { data: FigureMapData }) {
  const { map: words } = useFigureMessages()
  const language = useLanguage()
  const isHydrated = useScripts()
  const [year, setYear] = useState(data.year)
  const { years, indicator, map } = data
  const countries = useShownCountries(data, year)
  const shownYear = formatYear(year, language)
  const ofYear = (text: string) => withYear(text, { inWords: shownYear, inAddress: String(year) })
  const number = (count: number) => formatNumber(count, language)
  const countOf = (tone: number) => countries.filter((country) => country.tone === tone).length
  return (
    <>
      {!data.isCurrent && data.version !== null && (
        <OlderVersion number={data.version} search={`?indicator=${indicator.slug}&year=${year}`} />
      )}
      <FigureMapForm data={data} year={year} onYear={setYear} />
      <figure className="country-map-figure">
        <figcaption>
          <strong>
            <Localized value={indicator.title} />
          </strong>
          <span>{shownYear}</span>
          <span>
            <Localized value={indicator.unit} />
          </span>
        </figcaption>
        {map && (
          <CountryMapFrame
            ground={map.ground}
            label={words.mapOf(isolated(indicator.title.text), shownYear)}
            countries={countries.map(({ code, slug, tone, sentence }) => {
              const path = map.countries[code]
              const [x, y] = map.small[code] ?? []
              return (
                path && (
                  <SiteLink
                    key={code}
                    to={`/countries/${slug}`}
                    className={`country-map-country ${toneClass(tone)}`}
                    aria-label={sentence}
                    data-code={code}
                  >
                    <title>{sentence}</title>
                    <path d={path} />
                    {x !== undefined && <circle cx={x} cy={y} r={8} />}
                  </SiteLink>
                )
              )
            })}
          >
            {map.names.map(({ code, x, y }) => {
              const name = countries.find((country) => country.code === code)?.name
              return (
                name && (
                  <text
                    key={code}
                    className="country-map-name"
                    aria-hidden="true"
                    x={x}
                    y={y}
                    lang={name.language}
                  >
                    {name.text}
                  </text>
                )
              )
            })}
          </CountryMapFrame>
        )}
        <div className="country-map-years">
          <span className="country-map-year">{shownYear}</span>
          {isHydrated && years.length > 1 && (
            <input
              type="range"
              aria-label={words.moveThroughYears}
              aria-valuetext={shownYear}
              min={0}
              max={years.length - 1}
              value={years.indexOf(year)}
              onChange={({ target }) => setYear(years[Number(target.value)] ?? year)}
            />
          )}
          <p role="status">
            {words.withValue(shownYear, number(countries.length - countOf(0)), number(countries.length))}
          </p>
        </div>
        <Legend data={data} countOf={countOf} />
      </figure>
      <FigureTable data={data} countries={countries} year={shownYear} />
      <TakeAway
        file={(format) =>
          mapFileAddress(indicator.slug, format, { year, version: data.version ?? undefined })
        }
        citation={ofYear(data.citation)}
        embed={ofYear(data.embed)}
      />
    </>
  )
}

function useShownCountries({ indicator, classes, countries }: FigureMapData, year: number): ShownCountry[] {
  const messages = useFigureMessages()
  const language = useLanguage()
  const { formatValue } = mannerOf(indicator, language)
  return countries.map(({ code, slug, name, series }) => {
    const observation = readWrittenYear(series, year)
    const country = isolated(name.text)
    if (!observation) {
      const age = formatYear(year, language)
      return { code, slug, name, tone: 0, value: null, age, sentence: messages.map.noValueOf(country, age) }
    }
    const value = formatValue(observation.value)
    const age = ageInWords(observation, { language, messages })
    return {
      code,
      slug,
      name,
      tone: classOf(observation.value, classes, indicator.decimals) + 1,
      value,
      age,
      sentence: messages.map.valueOf(country, value, isolated(indicator.unit.text), age),
    }
  })
}

function useClassInWords({ decimals }: FigureMapData['indicator']) {
  const { fromTo } = useFigureMessages()
  const { formatValue } = mannerOf({ decimals }, useLanguage())
  return ({ low, high }: ValueClass) =>
    low === high ? formatValue(low) : fromTo(formatValue(low), formatValue(high))
}

interface LegendProps {
  data: FigureMapData
  countOf: (tone: number) => number
}

function Legend({ data: { indicator, classes, map }, countOf }: LegendProps) {
  const words = useFigureMessages()
  const { labelled, regionalNetwork } = useMessages()
  const language = useLanguage()
  const classInWords = useClassInWords(indicator)
  const countries = (tone: number) => words.countryCount(countOf(tone), formatNumber(countOf(tone), language))
  return (
    <div className="country-map-legend">
      <ul aria-label={words.map.legend}>
        {classes.map((one, index) => (
          <li key={one.low}>
            <MapSwatch tone={index + 1} />
            <span>
              {labelled(
                `${isolated(classInWords(one))} ${isolated(indicator.unit.text)}`,
                countries(index + 1),
              )}
            </span>
          </li>
        ))}
        <li>
          <MapSwatch tone={0} />
          <span>{labelled(words.noValue, countries(0))}</span>
        </li>
      </ul>
      {map && <MapWater label={words.map.water} />}
      <p>{words.map.classes}</p>
      {map && (
        <p>
          {regionalNetwork.boundaries} {words.map.waterSource}
        </p>
      )}
    </div>
  )
}

interface FigureTableProps {
  data: FigureMapData
  countries: readonly ShownCountry[]
  year: string
}

function FigureTable({ data: { indicator, classes }, countries, year }: FigureTableProps) {
  const words = useFigureMessages()
  const classInWords = useClassInWords(indicator)
  const nothing = <span className="no-value">{words.noValue}</span>
  return (
    <DataTable
      caption={
        <>
          <Localized value={indicator.title} />{' '}
          <span className="country-map-unit separated">
            <span>{year}</span>
            <span>
              <Localized value={indicator.unit} />
            </span>
          </span>
        </>
      }
      columns={[
        { key: 'country', label: words.country },
        { key: 'value', label: words.map.value, isNumeric: true },
        { key: 'class', label: words.map.class },
        { key: 'age', label: words.yearAndStatus },
      ]}
      rows={countries.map(({ code, slug, name, tone, value, age }) => {
        const ofClass = classes[tone - 1]
        return {
          key: code,
          cells: {
            country: (
              <SiteLink to={`/countries/${slug}`}>
                <Localized value={name} />
              </SiteLink>
            ),
            value: value === null ? nothing : <bdi>{value}</bdi>,
            class: ofClass ? (
              <span className="country-map-class">
                <MapSwatch tone={tone} />
                <bdi>{classInWords(ofClass)}</bdi>
              </span>
            ) : (
              nothing
            ),
            age,
          },
        }
      })}
    />
  )
}
