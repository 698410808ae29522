import { globSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { raiseContentVersion } from '../store/database/content-version.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import { originalForm, pictureFolder, pictureForms } from './picture-forms.ts'
import { nameOf, storeForms } from './starter-library.ts'

/**
 * Gives those of the starter's pictures their sizes that were put into the library without (`StarterLibrary`), and has the
 * pages rebuilt that show them. Begun again, it goes on with what is left; what an editor replaced meanwhile stays as it is.
 * @returns how many there were
 */
export async function makePictureSizes(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'media',
    where: withoutSizes,
    select: { filename: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const waiting = new Map(docs.map(({ id, filename }) => [filename, id]))
  let made = 0
  await forEachAtOnce(globSync(`${pictureFolder}/**/*.avif`), async (file) => {
    const key = path.relative(pictureFolder, file).slice(0, -path.extname(file).length)
    const id = waiting.get(nameOf(key, await originalForm(file)))
    if (id === undefined) return
    const forms = await pictureForms(file)
    const sizes = await storeForms(
      payload,
      key,
      forms.filter(({ name }) => name !== 'original'),
    )
    const row: unknown = await payload.db.updateOne({
      collection: 'media',
      where: { and: [{ id: { equals: id } }, withoutSizes] },
      data: { sizes },
    })
    if (row) made += 1
  })
  if (made > 0) await raiseContentVersion(await createLocalReq({}, payload), 'media')
  return made
}

const withoutSizes = { 'sizes.avif480.filename': { exists: false } }
