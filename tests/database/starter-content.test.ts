import { statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageCodes } from '../../languages/languages.ts'
import { imageSizes } from '../../content/media/image-sizes.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { testNow } from '../support/test-records.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('records')
})
afterAll(() => database.close())

test('a question with its answer is written in every language within the transaction of the starter content', async () => {
  const { payload } = database
  const { StarterWriter } = await import('../../starter/writer.ts')
  const { docs } = await payload.find({ collection: 'tenders', limit: 1, overrideAccess: true })
  const transactionID = (await payload.db.beginTransaction?.()) ?? undefined
  const id = await new StarterWriter(payload, transactionID).write('tender-questions', 'one', (language) => ({
    tender: docs[0]?.id,
    details: 'May we visit the site?',
    sentIn: 'en',
    askedAt: testNow.toISOString(),
    status: 'published',
    question: `A question in ${language}`,
    answer: `An answer in ${language}`,
  }))
  if (transactionID !== undefined) await payload.db.commitTransaction(transactionID)
  const written = await payload.findByID({
    collection: 'tender-questions',
    id,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })
  expect(written.answer).toEqual(
    Object.fromEntries(languageCodes.map((language) => [language, `An answer in ${language}`])),
  )
})

async function galleryPicture(slug: string) {
  const { starterGalleryImages } = await import('../../starter/texts/culture-gallery-images.ts')
  const image = starterGalleryImages.find((one) => one.slug === slug)
  if (!image) throw new Error(`The gallery has no ${slug}`)
  return image.picture
}

/** A picture's row of the library, with its texts in every language. */
async function rowOf(id: number | string) {
  const { docs } = await database.payload.find({
    collection: 'media',
    where: { id: { equals: id } },
    locale: 'all',
    overrideAccess: true,
  })
  return docs[0]
}

test('a picture is in the library as an editor’s upload would be, with its texts in every language', async () => {
  const { payload } = database
  const { StarterWriter } = await import('../../starter/writer.ts')
  const { StarterLibrary } = await import('../../starter/starter-library.ts')
  const picture = await galleryPicture('cistern-cut-into-sandstone')
  const library = new StarterLibrary(new StarterWriter(payload, undefined))
  const row = await rowOf(await library.picture('culture-gallery-images/cistern-cut-into-sandstone', picture))
  const folder = payload.collections.media.config.upload.staticDir
  expect(row?.alternativeText).toEqual(picture.alternativeText)
  expect(row).toMatchObject({ mimeType: 'image/avif', width: 1600, height: 1000 })
  const sizes = Object.entries(row?.sizes ?? {})
  expect(sizes.map(([name]) => name).toSorted()).toEqual(imageSizes.map(({ name }) => name).toSorted())
  for (const [name, size] of [['original', row] as const, ...sizes]) {
    const file = path.join(folder ?? '', size?.filename ?? '')
    expect(statSync(file).size, name).toBe(size?.filesize)
    expect(size?.url).toBe(`/cms-api/media/file/${size?.filename}`)
  }
  expect(row?.sizes?.webp480?.filename).toBe('culture-gallery-images-cistern-cut-into-sandstone-480x300.webp')
})

test('pictures that came without sizes have them later, as if they had come with them, and what an editor replaced stays', async () => {
  const { payload } = database
  const { StarterWriter } = await import('../../starter/writer.ts')
  const { StarterLibrary } = await import('../../starter/starter-library.ts')
  const { makePictureSizes } = await import('../../starter/make-picture-sizes.ts')
  const { readContentVersion } = await import('../../store/database/content-version.ts')
  const writer = new StarterWriter(payload, undefined)
  const library = new StarterLibrary(writer, 'later')
  const put = async (slug: string) =>
    library.picture(`culture-gallery-images/${slug}`, await galleryPicture(slug))
  const waiting = await put('wooden-norias-on-the-river')
  const replaced = await put('reed-houses-in-the-marshes')
  const before = await rowOf(waiting)
  expect(before).toMatchObject({ mimeType: 'image/avif', width: 1600 })
  expect(Object.values(before?.sizes ?? {}).filter((size) => size?.filename)).toEqual([])
  const another = { filename: 'another.webp', width: 480, height: 300, mimeType: 'image/webp', filesize: 1 }
  // What Payload is given, it adds to.
  await payload.db.updateOne({
    collection: 'media',
    id: replaced,
    data: { filename: 'another.avif', sizes: { avif480: { ...another } } },
  })
  const version = await readContentVersion(payload)

  expect(await makePictureSizes(payload)).toBe(1)

  const after = await rowOf(waiting)
  expect(after?.alternativeText).toEqual(before?.alternativeText)
  expect(after?.credit).toEqual(before?.credit)
  const folder = payload.collections.media.config.upload.staticDir ?? ''
  const sizes = Object.entries(after?.sizes ?? {})
  expect(sizes.map(([name]) => name).toSorted()).toEqual(imageSizes.map(({ name }) => name).toSorted())
  for (const [name, size] of sizes)
    expect(statSync(path.join(folder, size?.filename ?? '')).size, name).toBe(size?.filesize)
  expect((await rowOf(replaced))?.sizes?.avif480).toMatchObject(another)
  expect((await rowOf(replaced))?.sizes?.webp480?.filename ?? null).toBeNull()
  // Pages that show them are rebuilt; nothing else is left to do.
  expect((await readContentVersion(payload)).tokens.get('media')).not.toBe(version.tokens.get('media'))
  expect(await makePictureSizes(payload)).toBe(0)
})

test('every figure of the starter’s files is in one version, under the texts of its indicator', async () => {
  const { payload } = database
  const { StarterWriter } = await import('../../starter/writer.ts')
  const { writeStarterFigures, writeStarterIndicators } =
    await import('../../starter/write-starter-figures.ts')
  const { readStarterFigures } = await import('../../starter/starter-figures.ts')
  const { starterIndicators } = await import('../../starter/texts/indicators.ts')
  const { starterCountries } = await import('../../starter/texts/countries.ts')
  const { readSeries, readVersions } = await import('../../figures/observations/read-observations.ts')
  const transactionID = (await payload.db.beginTransaction?.()) ?? undefined
  const writer = new StarterWriter(payload, transactionID)
  const { docs: known } = await payload.find({ collection: 'countries', pagination: false })
  for (const [code, name] of Object.entries(starterCountries)) {
    if (known.some((country) => country.code === code)) continue
    await writer.write('countries', code, (language) => ({ name: name[language], slug: code, code }))
  }
  await writeStarterIndicators(writer)
  await writeStarterFigures(writer)
  if (transactionID !== undefined) await payload.db.commitTransaction(transactionID)

  const { docs } = await payload.find({
    collection: 'indicators',
    locale: 'all',
    limit: 100,
    overrideAccess: true,
  })
  const reading = { payload, language: 'en' as const, now: testNow }
  const [latest] = await readVersions(reading)
  const version = latest?.number ?? 0
  for (const { slug, unit, codesInFiles } of starterIndicators) {
    const record = docs.find((doc) => doc.slug === slug)
    expect(record?.unit).toEqual(unit)
    expect(record?.codesInFiles?.map(({ codeInFile }) => codeInFile)).toEqual(codesInFiles)
    const series = await readSeries(reading, { indicator: String(record?.id), version })
    const read = series.flatMap(({ country, observations }) =>
      observations.map(({ year, value }) => ({ country, year, value })),
    )
    expect(read, slug).toEqual(await readStarterFigures(slug))
  }
  const { docs: imports } = await payload.find({ collection: 'data-imports', overrideAccess: false })
  const update = imports.find(({ slug }) => slug === 'first-figures')
  expect(update).toMatchObject({ figuresVersion: version, _status: 'published' })
  expect(latest).toMatchObject({ importId: String(update?.id), isUndo: false })
})
