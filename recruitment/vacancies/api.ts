import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { htmlSchema } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { choiceFilter } from '../../store/api/filter-parameters.ts'
import { deadlineStatuses, openOrClosed } from '../../store/api/open-or-closed.ts'
import { html, plainText } from '../../store/api/plain-text.ts'
import { titledFields, titledToApi } from '../../store/api/titled.ts'
import { vacancyKinds } from './collection.ts'
import { vacancyKind } from './kind.ts'

const vacancySchema = component(
  'Vacancy',
  'A vacancy.',
  z.object({
    ...titledFields,
    summary: z.string().nullable(),
    body: htmlSchema,
    requirements: htmlSchema,
    kind: z.enum(vacancyKinds),
    department: z.string().nullable(),
    location: z.string().nullable(),
    grade: z.string().nullable(),
    positions: z.int().min(1).nullable().meta({ description: 'Number of positions.' }),
    status: z.enum(deadlineStatuses),
    date: z.iso.datetime().meta({ description: 'The same as `published_at`.' }),
    published_at: z.iso.datetime(),
    dead_line: z.iso.datetime().nullable().meta({
      description: 'Moment, in UTC, after which no application is accepted. `null`: open until filled.',
    }),
    time_zone: z.string().meta({ description: 'IANA name of the zone in which the deadline is given.' }),
    is_expired: z.boolean(),
  }),
)

export const vacancyApi = apiOfKind({
  kind: vacancyKind,
  documented: {
    group: 'Vacancies',
    list: 'Vacancies',
    record: { name: 'Vacancy', like: 'desalination-process-engineer' },
  },
  schema: vacancySchema,
  filters: {
    status: choiceFilter(
      '`open`: the deadline is to come, or there is none. `closed`: it has passed.',
      deadlineStatuses,
    ),
    kind: choiceFilter('Only vacancies of this kind.', vacancyKinds),
  },
  toApi: (vacancy, context) => ({
    ...titledToApi('vacancies', vacancy, context),
    summary: plainText(vacancy.summary),
    body: html(vacancy.body, context),
    requirements: html(vacancy.requirements, context),
    kind: vacancy.kind,
    department: plainText(vacancy.department),
    location: plainText(vacancy.location),
    grade: vacancy.grade,
    positions: vacancy.positions,
    status: openOrClosed(vacancy.isExpired),
    date: vacancy.postedAt,
    published_at: vacancy.postedAt,
    dead_line: vacancy.deadline,
    time_zone: vacancy.timeZone,
    is_expired: vacancy.isExpired,
  }),
})
