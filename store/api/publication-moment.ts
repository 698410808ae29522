import { z } from 'zod'

/** The moment that a news item, a story or a press item is dated. */
export const publicationFields = {
  date: z.iso.datetime().meta({ description: 'Moment of publication, in UTC.' }),
  published_at: z.iso.datetime().meta({ description: 'The same as `date`.' }),
}

export function publicationToApi({ date }: { date: string }) {
  return { date, published_at: date }
}
