import { projectKind } from '../../../../content/projects/kind.ts'
import { firstRecords } from '../../../../store/read/list-records.ts'
import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import { decorativePicture, type Picture } from '../../../../store/read/picture.ts'
import type { Reading } from '../../../../store/read/reading.ts'
import { projectTitle } from './project-title.ts'

export interface RailProject {
  slug: string
  title: LocalizedText
  picture: Picture | null
  /** Topic whose colours the cover takes when there is no picture. */
  topic: string | null
}

/** Projects on the home page (specification, section 9). */
const projectsShown = 4

/** The first projects of the list (specification, section 7). */
export async function readRailProjects(reading: Reading): Promise<RailProject[]> {
  const records = await firstRecords(projectKind, reading, { perPage: projectsShown, asCards: true })
  return records.map((project) => ({
    slug: project.slug,
    title: projectTitle(project, reading.language),
    picture: project.image && decorativePicture(project.image),
    topic: project.topics[0]?.slug ?? null,
  }))
}
