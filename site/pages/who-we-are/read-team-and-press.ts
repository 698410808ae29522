import type { RouterContextProvider } from 'react-router'
import { listRecords } from '../../../store/read/list-records.ts'
import { teamMemberKind } from '../../../content/team-members/kind.ts'
import { pressItemKind } from '../../../content/press-items/kind.ts'
import { readingContext } from '../../loading/contexts.ts'
import { pressDates } from '../../loading/press-dates.ts'
import { readOptional } from '../../loading/read-optional.ts'
import type { LeadershipLine, PressLine } from './team-and-press.tsx'

const shownOfEach = 3

/** The Secretariat's leadership and the latest press items. What can't be read is left out. */
export async function readTeamAndPress(
  context: Readonly<RouterContextProvider>,
): Promise<{ leadership: LeadershipLine[]; press: PressLine[] }> {
  const reading = context.get(readingContext)
  const [team, press] = await Promise.all([
    readOptional(context, () =>
      listRecords(teamMemberKind, reading, { perPage: shownOfEach, filters: { kind: 'leadership' } }),
    ),
    readOptional(context, () => listRecords(pressItemKind, reading, { perPage: shownOfEach })),
  ])
  return {
    leadership: (team?.records ?? []).map(({ id, title, name, department, image }) => ({
      id,
      title,
      name,
      department,
      image,
    })),
    press: (press?.records ?? []).map(({ id, title, outlet, link, date }) => ({
      id,
      title,
      outlet,
      link,
      dates: pressDates(date, reading.language),
    })),
  }
}
