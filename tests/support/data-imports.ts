import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { figuresFile, plainOptions, plainReaders, recordEveryCountry } from './figure-files.ts'
import { RecordWriter } from './record-writer.ts'
import { staffOf } from './staff-of-role.ts'
import { openTestDatabase } from './test-database.ts'

const indicator = {
  definition: 'A definition',
  unit: 'm³',
  pillar: 'water',
  decimals: 1,
  source: 'A source',
  attribution: 'A source',
  licence: 'CC-BY-4.0',
}

/** A database with all countries, in which files of figures are read and published. */
export async function openDataImports() {
  const database = await openTestDatabase()
  await recordEveryCountry(database.payload)
  const folder = mkdtempSync(path.join(tmpdir(), 'figures-'))
  const publishing = await import('../../figures/data-imports/publish.ts')
  const files = await import('../../figures/data-imports/read-file.ts')
  const observations = await import('../../figures/observations/read-observations.ts')
  const editor = await staffOf(database.payload, 'Editor', 'editor')

  const reading = () => ({ payload: database.payload, language: 'en' as const, now: new Date('2026-06-15') })

  /** An indicator of its own for each test, so that no test's values are another's. */
  async function newIndicator(slug: string, fields = {}): Promise<string> {
    const writer = new RecordWriter(database.payload)
    await writer.publish(
      'indicators',
      { en: { ...indicator, title: slug } },
      { ...indicator, slug, ...fields },
    )
    return slug
  }

  async function idOfIndicator(slug: string): Promise<string> {
    const { docs } = await database.payload.find({
      collection: 'indicators',
      where: { slug: { equals: slug } },
    })
    return String(docs[0]?.id)
  }

  async function newImport(title: string, fields: object = {}): Promise<number> {
    const { id } = await database.payload.create({
      collection: 'data-imports',
      draft: true,
      data: {
        title,
        ...plainOptions,
        ...fields,
        _status: 'draft',
      },
    })
    return id
  }

  let written = 0
  function fileOf(...rows: Parameters<typeof figuresFile>[0]): string {
    written += 1
    const place = path.join(folder, `${written}.csv`)
    writeFileSync(place, figuresFile(rows))
    return place
  }

  const read = (id: number, place: string) =>
    files.readFileForImport(
      database.payload,
      { import: id, place, name: 'figures.csv' },
      { by: 'Editor', readers: plainReaders },
    )

  /** An import of these rows, ready to be published. */
  async function staged(title: string, ...rows: Parameters<typeof figuresFile>[0]): Promise<number> {
    const id = await newImport(title)
    await read(id, fileOf(...rows))
    return id
  }

  async function published(title: string, ...rows: Parameters<typeof figuresFile>[0]) {
    const id = await staged(title, ...rows)
    const state = await publishing.publishImport(database.payload, id)
    return { id, version: state.published?.version ?? 0 }
  }

  /** The values of an indicator by country and year; current ones, or those of a version. */
  async function valuesOf(slug: string, version?: number): Promise<Record<string, number>> {
    const series = await observations.readSeries(reading(), {
      indicator: await idOfIndicator(slug),
      ...(version !== undefined && { version }),
    })
    return Object.fromEntries(
      series.flatMap(({ country, observations: values }) =>
        values.map(({ year, value }) => [`${country} ${year}`, value] as const),
      ),
    )
  }

  return {
    database,
    folder,
    editor,
    publishing,
    files,
    observations,
    reading,
    newIndicator,
    idOfIndicator,
    newImport,
    fileOf,
    read,
    staged,
    published,
    valuesOf,
    close: async () => {
      rmSync(folder, { recursive: true, force: true })
      await database.close()
    },
  }
}
