import type { RouterContextProvider } from 'react-router'
import { projectKind, type Project } from '../../content/projects/kind.ts'
import { listRecords } from '../../store/read/list-records.ts'
import type { Reading } from '../../store/read/reading.ts'
import { messagesOf } from '../language/loaded-messages.ts'
import { readingContext } from './contexts.ts'
import { readPlaces } from './read-places.ts'

export interface ChosenProjects {
  status?: Project['status'] | undefined
  /** A program's slug. */
  program?: string | undefined
}

/** Projects as they are shown by country, and when one of them was changed last. */
export async function readProjectsToPlace(reading: Reading, filters: ChosenProjects) {
  const { records } = await listRecords(projectKind, reading, {
    perPage: 0,
    asCards: true,
    filters: { ...filters },
  })
  const words = messagesOf(reading.language).project.status
  return {
    items: records.map(({ id, slug, shortTitle, status, countries }) => ({
      id,
      title: shortTitle,
      to: `/projects/${slug}`,
      fact: words[status],
      countries,
    })),
    changedAt:
      records
        .map(({ updatedAt }) => updatedAt)
        .toSorted()
        .at(-1) ?? reading.now.toISOString(),
  }
}

/** Projects by country, on the map and as a list. */
export async function readPlacedProjects(
  context: Readonly<RouterContextProvider>,
  filters: ChosenProjects = {},
) {
  const { items, changedAt } = await readProjectsToPlace(context.get(readingContext), filters)
  return { ...(await readPlaces(context, items)), changedAt }
}
