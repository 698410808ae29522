import type { RouterContextProvider } from 'react-router'
import { eventKind } from '../../content/events/kind.ts'
import { formatDayIn } from '../../languages/format.ts'
import { listRecords } from '../../store/read/list-records.ts'
import { readingContext } from './contexts.ts'
import { readPlaces } from './read-places.ts'

/** Events by country, on the map and as a list, the latest first. */
export async function readPlacedEvents(context: Readonly<RouterContextProvider>) {
  const reading = context.get(readingContext)
  const { records } = await listRecords(eventKind, reading, { perPage: 0, asCards: true, sort: '-date' })
  return readPlaces(
    context,
    records.map(({ id, slug, title, startsAt, timeZone, countries }) => ({
      id,
      title,
      to: `/events/${slug}`,
      fact: formatDayIn(startsAt, reading.language, timeZone),
      countries,
    })),
  )
}
