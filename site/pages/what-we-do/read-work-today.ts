import type { RouterContextProvider } from 'react-router'
import { projectKind } from '../../../content/projects/kind.ts'
import { publicationKind } from '../../../content/publications/kind.ts'
import { countOptions, countRecords } from '../../../store/read/count-options.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readOptional } from '../../loading/read-optional.ts'

/** How much work stands on the site at this moment. */
export interface WorkToday {
  underWay: number
  completed: number
  countries: number
  publications: number
}

/** Counted from the published records, unlike the network's own figures, which editors write. */
export function readWorkToday(context: Readonly<RouterContextProvider>): Promise<WorkToday | null> {
  const reading = context.get(readingContext)
  return readOptional(context, async () => {
    const [stages, countries, publications] = await Promise.all([
      countOptions(projectKind, reading, { filters: {} }, 'status'),
      countOptions(projectKind, reading, { filters: {} }, 'country'),
      countRecords(publicationKind, reading, { filters: {} }),
    ])
    return {
      underWay: stages.get('ongoing') ?? 0,
      completed: stages.get('completed') ?? 0,
      countries: countries.size,
      publications,
    }
  })
}
