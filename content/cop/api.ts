import { z } from 'zod'
import { apiOfKind } from '../../store/api/api-of-kind.ts'
import { articleFields, articleToApi } from '../../store/api/article.ts'
import { component } from '../../store/api/components.ts'
import { yearFilter } from '../../store/api/filter-parameters.ts'
import { plainText } from '../../store/api/plain-text.ts'
import { conferenceKind } from './kind.ts'

const conferenceSchema = component(
  'Conference',
  'A session of the conference of parties.',
  z.object({
    ...articleFields,
    session: z.int().min(1).nullable().meta({ description: 'Number of the session.' }),
    place: z.string().nullable(),
    date: z.iso.date().meta({ description: 'The same as `starts_on`.' }),
    starts_on: z.iso.date(),
    ends_on: z.iso.date().nullable(),
  }),
)

export const conferenceApi = apiOfKind({
  kind: conferenceKind,
  documented: {
    group: 'Conference of parties',
    list: 'Conferences',
    record: { name: 'Conference', like: 'twentieth-conference-of-parties' },
  },
  schema: conferenceSchema,
  filters: { year: yearFilter },
  toApi: (conference, context) => ({
    ...articleToApi('cop', conference, context),
    session: conference.session,
    place: plainText(conference.place),
    date: conference.startsOn,
    starts_on: conference.startsOn,
    ends_on: conference.endsOn,
  }),
})
