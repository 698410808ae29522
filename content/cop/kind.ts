import { readArticle, type Article } from '../../store/read/article.ts'
import type { ContentKind } from '../../store/read/content-kind.ts'
import { inYear } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'

/** A session of the conference of parties. */
export interface Conference extends Article {
  session: number | null
  place: LocalizedText | null
  /** `YYYY-MM-DD` */
  startsOn: string
  endsOn: string | null
}

export const conferenceKind: ContentKind<Conference> = {
  collection: 'cop',
  sorts: { '-date': ['-startsOn'], date: ['startsOn'] },
  filters: { year: inYear('startsOn') },
  read: (reader) => ({
    ...readArticle(reader),
    session: reader.number('session'),
    place: reader.text('place'),
    startsOn: reader.requiredMoment('startsOn').slice(0, 10),
    endsOn: reader.day('endsOn'),
  }),
}
