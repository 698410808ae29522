import { formatList, formatYear } from '../../../../languages/format.ts'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import { comparedYears, tableKeys, type TableKey } from '../indicator-table-keys.ts'
import type { IndicatorPageData } from '../read-indicator-page.ts'
import { sortOfColumn } from '../sort-of-column.ts'

/** The latest value of every country, how old it is, and values of years before. */
export function IndicatorTable({ page }: { page: IndicatorPageData }) {
  const words = useFigureMessages()
  const language = useLanguage()
  const { rows, order, query, indicator } = page
  const { countries, version } = query
  const countryOf = new Map(page.countries.map((country) => [country.code, country]))
  const labels: Readonly<Record<TableKey, string>> = {
    country: words.country,
    value: words.latestValue,
    year: words.yearAndStatus,
    '2000': words.inYear(formatYear(comparedYears[0], language)),
    '2010': words.inYear(formatYear(comparedYears[1], language)),
  }
  const column = (key: TableKey) => ({
    key,
    label: labels[key],
    isNumeric: key !== 'country' && key !== 'year',
    sort: sortOfColumn(key, { usual: 'country', order, query: { countries, version } }),
  })
  const [first, ...others] = tableKeys
  return (
    <div className="indicator-table">
      <DataTable
        caption={
          <>
            {words.indicator.table}{' '}
            <span className="table-unit">
              <Localized value={indicator.unit} />
            </span>
          </>
        }
        columns={[column(first), ...others.map(column)]}
        rows={rows.map(({ code, value, age, before }) => ({
          key: code,
          cells: {
            country: <CountryLink country={countryOf.get(code)} />,
            value: <bdi>{value}</bdi>,
            year: <span className="age-in-words">{age}</span>,
            '2000': before[0] ? <bdi>{before[0]}</bdi> : <span className="no-value">{words.noValue}</span>,
            '2010': before[1] ? <bdi>{before[1]}</bdi> : <span className="no-value">{words.noValue}</span>,
          },
        }))}
      />
      {page.withoutValue.length > 0 && (
        <p className="indicator-missing">
          {words.noDataFor(
            formatList(
              page.withoutValue.map(({ text }) => `\u2068${text}\u2069`),
              language,
            ),
          )}
        </p>
      )}
      <p className="indicator-rules">
        <SiteLink to="/data-tools#ages">{words.entrance.ages}</SiteLink>
      </p>
    </div>
  )
}

function CountryLink({ country }: { country: IndicatorPageData['countries'][number] | undefined }) {
  if (!country) return null
  return (
    <SiteLink to={`/countries/${country.slug}`}>
      <Localized value={country.name} />
    </SiteLink>
  )
}
