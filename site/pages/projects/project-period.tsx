import type { Project } from '../../../content/projects/kind.ts'
import { formatDay } from '../../../languages/format.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'

interface ProjectPeriodProps {
  project: Pick<Project, 'status' | 'startsOn' | 'endsOn'>
}

/** When a project takes place. A single day says whether the project began, begins or ends on it. */
export function ProjectPeriod({ project: { status, startsOn, endsOn } }: ProjectPeriodProps) {
  const { since, from, until } = useMessages().project
  const language = useLanguage()
  const day = (written: string, inWords = (shown: string) => shown) => (
    <time dateTime={written}>{inWords(formatDay(written, language))}</time>
  )
  if (startsOn && endsOn) {
    return (
      <>
        {day(startsOn)} – {day(endsOn)}
      </>
    )
  }
  if (startsOn) return day(startsOn, status === 'ongoing' ? since : from)
  return endsOn ? day(endsOn, until) : null
}
