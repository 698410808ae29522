import { z } from 'zod'
import type { Status } from '../../languages/figure-words.ts'
import { readYear } from './cells.ts'
import { decodeText } from './decode-text.ts'
import { FileRefusal, foundText } from './file-refusal.ts'
import type { FileEntry } from './file-rows.ts'
import { findCountry } from './find-country.ts'

/** Characters: an answer with the most values that the World Bank gives at once, 32,500, has some ten million. */
const mostCharacters = 128 * 1024 * 1024

const answerShape = z.tuple([
  z.object({ page: z.coerce.number(), pages: z.coerce.number() }),
  z.array(z.unknown()),
])

const named = z.object({ id: z.string(), value: z.string().nullish() })

const itemShape = z.object({
  indicator: named,
  country: named,
  countryiso3code: z.string().nullish(),
  date: z.union([z.string(), z.number()]).transform(String),
  /** A number may be too large to be one. */
  value: z.union([z.custom<number>((value) => typeof value === 'number'), z.string()]).nullable(),
  obs_status: z.string().nullish(),
})

/** The World Bank's marks of estimates and of forecasts. */
const statuses: ReadonlyMap<string, Status> = new Map([
  ['E', 'estimated'],
  ['F', 'estimated'],
])

/**
 * An answer of the World Bank's API (`format=json`), with all of its pages in one. Its nulls are no values. A value's
 * place among them stands for its line. Sums of countries, such as the Arab World, are countries nobody knows.
 */
export async function* readWorldBank(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<FileEntry> {
  for (const [index, item] of (await readAnswer(bytes)).entries()) {
    const line = index + 1
    const { data, error } = itemShape.safeParse(item)
    if (error) {
      const path = error.issues[0]?.path.join('.') ?? ''
      yield { line, reason: { code: 'wrongShape', where: `[1][${index}]${path && `.${path}`}` } }
    } else if (data.value !== null) yield readItem(line, data, data.value)
  }
}

async function readAnswer(bytes: AsyncIterable<Uint8Array>): Promise<unknown[]> {
  const parts: string[] = []
  let characters = 0
  for await (const part of decodeText(bytes)) {
    characters += part.length
    if (characters > mostCharacters) throw new FileRefusal(1, { code: 'tooLarge' })
    parts.push(part)
  }
  const answer = answerShape.safeParse(parsed(parts.join('')))
  if (!answer.success) {
    const path = answer.error.issues[0]?.path.map((key) => `[${String(key)}]`).join('') ?? ''
    throw new FileRefusal(1, { code: 'wrongShape', where: path || '[]' })
  }
  const [{ page, pages }, items] = answer.data
  if (pages > 1) throw new FileRefusal(1, { code: 'pageOfSeveral', page, pages })
  return items
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefusal(1, { code: 'notJson' })
  }
}

function readItem(line: number, item: z.output<typeof itemShape>, value: number | string): FileEntry {
  const country = findCountry(item.countryiso3code?.trim() || item.country.id)
  if (country === undefined) {
    const name = item.country.value?.trim() || item.countryiso3code?.trim() || item.country.id
    return { line, reason: { code: 'unknownCountry', found: foundText(name) } }
  }
  const year = readYear(item.date)
  if ('reason' in year) return { line, reason: year.reason }
  if (typeof value === 'string' || !Number.isFinite(value)) {
    return { line, reason: { code: 'wrongNumber', found: foundText(String(value)) } }
  }
  const mark = item.obs_status?.trim() ?? ''
  const status = statuses.get(mark) ?? null
  if (mark !== '' && status === null) {
    return { line, reason: { code: 'unknownStatus', found: foundText(mark) } }
  }
  return { line, indicator: item.indicator.id.trim(), country, year: year.value, value, status }
}
