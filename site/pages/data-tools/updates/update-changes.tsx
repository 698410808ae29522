import { figureFileAddress } from '../../../../figures/downloads/figure-files.ts'
import { addressIn } from '../../../../languages/address.ts'
import { formatNumber, formatYear } from '../../../../languages/format.ts'
import { useFigureMessages } from '../../../language/figure-messages.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { SiteLink } from '../../../ui/link/site-link.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Localized } from '../../../ui/text/localized.tsx'
import type { ChangedIndicator, ChangedValue, UpdateChanges } from './read-update-changes.ts'

/** The values that an update revised or withdrew, with what they were before, for each indicator. */
export function RevisedValues({ changes: { version, former, indicators } }: { changes: UpdateChanges }) {
  const { update: words } = useFigureMessages()
  return (
    <section className="update-changes" aria-labelledby="update-changes">
      <h2 id="update-changes">{words.changes}</h2>
      {indicators.length === 0 ? (
        <p className="notice">{words.nothingRevised}</p>
      ) : (
        indicators.map((indicator) => (
          <RevisedIndicator key={indicator.slug} indicator={indicator} versions={{ version, former }} />
        ))
      )}
    </section>
  )
}

interface RevisedIndicatorProps {
  indicator: ChangedIndicator
  versions: Pick<UpdateChanges, 'version' | 'former'>
}

function RevisedIndicator({ indicator, versions: { version, former } }: RevisedIndicatorProps) {
  const words = useFigureMessages()
  const language = useLanguage()
  const { slug, title, unit, count, values } = indicator
  const link = `/data-tools/indicators/${slug}?version=${version}`
  const fileOf = (number: number) => addressIn(language, figureFileAddress(slug, 'csv', { version: number }))
  const name = (
    <SiteLink to={link}>
      <Localized value={title} />
    </SiteLink>
  )
  return (
    <div className="update-indicator">
      {values.length === 0 ? (
        <p className="update-indicator-name">{name}</p>
      ) : (
        <DataTable
          caption={
            <>
              {name}{' '}
              <span className="table-unit">
                <Localized value={unit} />
              </span>
            </>
          }
          columns={[
            { key: 'country', label: words.country },
            { key: 'year', label: words.year, isNumeric: true },
            { key: 'former', label: words.update.former, isNumeric: true },
            { key: 'value', label: words.update.value, isNumeric: true },
          ]}
          rows={values.map(({ country, year, former: before, ...now }) => ({
            key: `${country.code} ${year}`,
            cells: {
              country: (
                <SiteLink to={`/countries/${country.slug}`}>
                  <Localized value={country.name} />
                </SiteLink>
              ),
              year,
              former: <bdi>{before}</bdi>,
              value: <NewValue {...now} />,
            },
          }))}
        />
      )}
      <p className="update-files">
        {values.length < count && (
          <span>
            {words.update.named(formatNumber(values.length, language), formatNumber(count, language))}
          </span>
        )}
        <a href={fileOf(former)}>{words.update.before(formatYear(former, language))}</a>
        <a href={fileOf(version)}>{words.update.after(formatYear(version, language))}</a>
      </p>
    </div>
  )
}

function NewValue({ value, isOnlyStatus }: Pick<ChangedValue, 'value' | 'isOnlyStatus'>) {
  const { update: words } = useFigureMessages()
  if (value === null) return <span className="no-value">{words.isWithdrawn}</span>
  return (
    <>
      <bdi>{value}</bdi>
      {isOnlyStatus && <span className="update-status">{words.isOnlyStatus}</span>}
    </>
  )
}
