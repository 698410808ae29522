import type { Payload } from 'payload'
import { importRefusal } from '../../languages/back-office/import-refusals.ts'
import { formatNumber } from '../../languages/format.ts'
import { ImportRefusedError } from '../../figures/data-imports/import-refused-error.ts'
import { findImportsOf, forgetImport, type ImportState } from '../../figures/data-imports/import-state.ts'
import { refuseSameMarks, writtenOptions, type ImportOptions } from '../../figures/data-imports/options.ts'
import { finishImports, publishImport } from '../../figures/data-imports/publish.ts'
import { measure, readFileForImport } from '../../figures/data-imports/read-file.ts'
import { problemsInWords, summarizeImport } from '../../figures/data-imports/summary.ts'
import type { FileFormat, Importer } from '../../figures/importers/reading-options.ts'
import { CannotGoOn, say, step } from './say.ts'

export interface AskedImport {
  /** Where the file, or the folder, lies. */
  place: string
  /** Its own name. */
  name: string
  /** What the import is called; the file's name when left out. */
  title: string | undefined
  publishes: boolean
  /** Slug of the indicator of a file that names none. */
  indicator: string | undefined
  options: Omit<ImportOptions, 'indicator'>
}

/** Who did it, where the back office names a person. */
const by = 'import-figures'

const count = (value: number) => formatNumber(value, 'en')

/**
 * Reads a file of figures, says what it changes or what is wrong with it, and publishes it if that was asked for. One
 * that was read to its end already, or in part, is not read again.
 * @param readers those of the product, but in tests
 * @returns whether nothing was wrong with the file
 * @throws CannotGoOn with one sentence
 */
export async function importFigures(
  payload: Payload,
  asked: AskedImport,
  readers?: Readonly<Partial<Record<FileFormat, Importer>>>,
): Promise<boolean> {
  try {
    refuseSameMarks(asked.options)
    await finishImports(payload)
    return await readAndPublish(payload, asked, readers)
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error
    throw new CannotGoOn(importRefusal(error.refusal, { i18n: { language: 'en' } }), { cause: error })
  }
}

async function readAndPublish(
  payload: Payload,
  asked: AskedImport,
  readers?: Readonly<Partial<Record<FileFormat, Importer>>>,
): Promise<boolean> {
  const options = { ...asked.options, indicator: await findIndicator(payload, asked.indicator) }
  const known = await findKnown(payload, asked.place, options)
  if (known?.published) {
    say(
      `This file is published already, as version ${known.published.version} of the figures. Nothing to do.`,
    )
    return true
  }
  const id = known?.id ?? (await createImport(payload, asked, options))
  const state =
    known?.state === 'ready'
      ? known
      : await step(`Reading ${asked.name}`, () =>
          readFileForImport(
            payload,
            { import: id, place: asked.place, name: asked.name },
            { by, onProgress: (rows) => say(`  ${count(rows)} rows`), ...(readers && { readers }) },
          ),
        )
  if (state.state === 'refused') {
    await tellProblems(payload, state)
    await payload.delete({ collection: 'data-imports', id, overrideAccess: true })
    await forgetImport(payload, id)
    return false
  }
  await tellDifferences(payload, state)
  if (!asked.publishes) {
    say(
      `Nothing is published yet: look at it at /admin/collections/data-imports/${id}, or run it with --publish.`,
    )
    return true
  }
  const { published } = await step('Publishing', () => publishImport(payload, id, {}, by))
  say(`Published as version ${published?.version} of the figures.`)
  return true
}

/** The import of the same file, read in the same way, that was begun or done before; one that was undone is history. */
async function findKnown(
  payload: Payload,
  place: string,
  options: ImportOptions,
): Promise<ImportState | undefined> {
  const { sha256 } = await measure(place)
  const found = await findImportsOf(payload, sha256, writtenOptions(options))
  const last = found.findLast(({ state }) => state !== 'undone' && state !== 'refused')
  if (!last) return undefined
  const record = await payload.findByID({
    collection: 'data-imports',
    id: last.id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  return record ? last : undefined
}

async function createImport(payload: Payload, asked: AskedImport, options: ImportOptions): Promise<number> {
  const { id } = await payload.create({
    collection: 'data-imports',
    locale: 'en',
    draft: true,
    data: { ...options, title: asked.title ?? asked.name, _status: 'draft' },
    depth: 0,
    overrideAccess: true,
  })
  return id
}

async function findIndicator(payload: Payload, slug: string | undefined): Promise<number | null> {
  if (slug === undefined) return null
  const { docs } = await payload.find({
    collection: 'indicators',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  const [found] = docs
  if (!found) throw new CannotGoOn(`There is no indicator with the slug ${slug}. Nothing was imported.`)
  return found.id
}

async function tellProblems(payload: Payload, { id, problems }: ImportState): Promise<void> {
  const first = await problemsInWords(payload, id, 'en')
  for (const { file, line, reason } of first)
    say(`  ${file === null ? '' : `${file}, `}line ${line}: ${reason}`)
  if (problems > first.length) say(`  and ${count(problems - first.length)} more`)
  say(`${count(problems)} ${problems === 1 ? 'row is' : 'rows are'} wrong. Nothing was imported.`)
}

async function tellDifferences(payload: Payload, { id, leftOut }: ImportState): Promise<void> {
  const { counts, indicators } = await summarizeImport(payload, id, 'en')
  const inWords = (of: { new: number; revised: number; withdrawn: number; unchanged: number }) =>
    `${count(of.new)} new, ${count(of.revised)} revised, ${count(of.withdrawn)} withdrawn, ${count(of.unchanged)} unchanged`
  for (const { title, ...ofIndicator } of indicators) say(`  ${title}: ${inWords(ofIndicator)}`)
  if (counts) say(`In all: ${inWords(counts)}${leftOut > 0 ? `; ${count(leftOut)} rows left out` : ''}`)
}
