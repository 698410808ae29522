import type { RouterContextProvider } from 'react-router'
import { projectKind } from '../../../content/projects/kind.ts'
import { publicationKind } from '../../../content/publications/kind.ts'
import { countOptions } from '../../../store/read/count-options.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readOptional } from '../../loading/read-optional.ts'
import { readFocusAreas, type FocusArea } from '../home/about/read-focus-areas.ts'

export interface CountedFocusArea extends FocusArea {
  projects: number
  publications: number
}

/** The focus areas with how many projects and publications each has. Those that can't be read are left out. */
export async function readCountedFocusAreas(
  context: Readonly<RouterContextProvider>,
): Promise<CountedFocusArea[]> {
  const reading = context.get(readingContext)
  const areas = await readOptional(context, async () => {
    const [topics, projects, publications] = await Promise.all([
      readFocusAreas(reading),
      countOptions(projectKind, reading, { filters: {} }, 'topic'),
      countOptions(publicationKind, reading, { filters: {} }, 'topic'),
    ])
    return topics.map((topic) => ({
      ...topic,
      projects: projects.get(topic.slug) ?? 0,
      publications: publications.get(topic.slug) ?? 0,
    }))
  })
  return areas ?? []
}
