import { z } from 'zod'
import { languageCodes } from '../../../languages/languages.ts'
import { chartValues } from '../data-table.ts'

const localizedText = z.object({ text: z.string(), language: z.enum(languageCodes) })

/** What is said with the values of a dataset's chart in one language: it stays with them when the dataset goes on. */
const said = z.object({
  /** Of the publication. */
  title: localizedText,
  authors: z.array(z.string()),
  /** `YYYY-MM-DD` */
  publishedOn: z.string(),
  file: z.object({ title: localizedText, editionYear: z.number() }),
  /** The network's name. */
  organization: localizedText,
})

/** What is held of a version of a dataset's chart. */
export const heldValues = z.object({
  values: chartValues,
  /** By language: a version is shown in those whose readers get its file. */
  said: z.partialRecord(z.enum(languageCodes), said),
})

export type HeldValues = z.output<typeof heldValues>
