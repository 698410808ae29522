import { countriesFileAddress } from '../../../figures/downloads/figure-files.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { SiteLink } from '../../ui/link/site-link.tsx'
import { SectionBand } from '../../ui/section-band/section-band.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { TakeAway } from '../../ui/take-away/take-away.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { OlderVersion } from '../data-tools/older-version.tsx'
import { sortOfColumn } from '../data-tools/sort-of-column.ts'
import { ValueAndAge } from '../data-tools/value-and-age.tsx'
import type { CountriesTableData } from './read-countries-table.ts'
import './countries-table.css'

/** The figures most asked for of all countries, to be sorted by each of them. */
export function CountriesTable({ table }: { table: CountriesTableData }) {
  const { columns, rows, order, version, isCurrent, citation, embed } = table
  const words = useFigureMessages()
  const sortBy = (key: string) =>
    sortOfColumn(key, {
      usual: 'country',
      order,
      ...(!isCurrent && version !== null && { query: { version } }),
    })
  return (
    <SectionBand
      title={words.countriesTable.title}
      lead={words.countriesTable.lead}
      allAt="/data-tools"
      allLabel={words.countriesTable.all}
    >
      {!isCurrent && version !== null && <OlderVersion number={version} search="" />}
      <div className="countries-table">
        <DataTable
          caption={<span className="visually-hidden">{words.countriesTable.title}</span>}
          columns={[
            { key: 'country', label: words.country, sort: sortBy('country') },
            ...columns.map(({ slug, title, unit }) => ({
              key: slug,
              label: title.text,
              detail: <Localized value={unit} />,
              isNumeric: true,
              sort: sortBy(slug),
            })),
          ]}
          rows={rows.map(({ code, slug, name, cells }) => ({
            key: code,
            cells: {
              country: (
                <SiteLink to={`/countries/${slug}`}>
                  <Localized value={name} />
                </SiteLink>
              ),
              ...Object.fromEntries(
                columns.map((column, index) => [
                  column.slug,
                  <ValueAndAge key={column.slug} inWords={cells[index] ?? null} />,
                ]),
              ),
            },
          }))}
        />
      </div>
      <TakeAway
        file={(format) => countriesFileAddress(format, version ?? undefined)}
        citation={citation}
        embed={embed}
      />
    </SectionBand>
  )
}
