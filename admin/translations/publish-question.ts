import * as z from 'zod/mini'
import { languageCodes } from '../../languages/languages.ts'

const questionSchema = z.object({
  missing: z.array(z.enum(languageCodes)),
  outdated: z.array(z.enum(languageCodes)),
  pictures: z.optional(z.array(z.enum(languageCodes))),
  records: z.optional(z.number()),
})

/** What is asked before something is published while languages are missing or outdated. */
export type PublishQuestion = z.infer<typeof questionSchema>

/**
 * Asks the server how what is to be published stands in its languages.
 * @param what the record (`news/7`, `home-page/0`), or a list's kind with the query that chooses records (`news?where…`)
 * @returns nothing where no language is missing or outdated, of pictures neither, and where the question can't be answered: publishing itself
 *   then says what is wrong
 */
export async function questionBefore(what: string): Promise<PublishQuestion | undefined> {
  try {
    const response = await fetch(`/cms-api/translations/${what}`, { credentials: 'same-origin' })
    const question = questionSchema.safeParse(await response.json()).data
    if (!question) return undefined
    const { missing, outdated, pictures = [] } = question
    return missing.length + outdated.length + pictures.length > 0 ? question : undefined
  } catch {
    return undefined
  }
}
