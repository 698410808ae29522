import type { RouterContextProvider } from 'react-router'
import { laboratoryKind } from '../../content/laboratories/kind.ts'
import { listRecords } from '../../store/read/list-records.ts'
import { readingContext } from './contexts.ts'
import { readPlaces } from './read-places.ts'

/** Laboratories by country, on the map and as a list. */
export async function readPlacedLaboratories(context: Readonly<RouterContextProvider>) {
  const { records } = await listRecords(laboratoryKind, context.get(readingContext), {
    perPage: 0,
    asCards: true,
  })
  return readPlaces(
    context,
    records.map(({ id, slug, title, location, country }) => ({
      id,
      title,
      to: `/laboratories/${slug}`,
      fact: location,
      countries: country ? [country] : [],
    })),
  )
}
