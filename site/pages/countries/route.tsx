import { countryKind } from '../../../content/countries/kind.ts'
import { listRecords } from '../../../content/read/content-kind.ts'
import { compareNames } from '../../i18n/format.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Localized } from '../../ui/text/localized.tsx'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const reading = context.get(readingContext)
  const [page, countries] = await Promise.all([
    readPage(context, 'countries'),
    listRecords(countryKind, reading, { perPage: 0 }),
  ])
  const compare = compareNames(reading.language)
  return {
    page,
    countries: countries.records
      .map(({ id, name }) => ({ id, name }))
      .toSorted((one, other) => compare(one.name.text, other.name.text)),
  }
}

export default function CountriesPage({ loaderData: { page, countries } }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <div className="wide section">
        {countries.length === 0 && <EmptyState />}
        <ul className="card-grid">
          {countries.map((country) => (
            <li key={country.id}>
              <Localized value={country.name} />
            </li>
          ))}
        </ul>
      </div>
    </ContentPage>
  )
}
