import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { access, copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { imageSizes } from '../content/media/image-sizes.ts'
import { pictureWidths } from '../store/uploads/picture-sizes.ts'

/** Where the pictures lie, each under the kind and the slug of the record that shows it. */
export const pictureFolder = path.join(import.meta.dirname, 'pictures')

/** The file of a picture. */
export function pictureFile(key: string): string {
  return path.join(pictureFolder, `${key}.avif`)
}

const formShape = z.object({
  /** Of the library's image size; `original` for the picture itself. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  mimeType: z.string(),
  file: z.string(),
})

/** A picture in one width and format, with where its file lies. */
export type PictureForm = z.output<typeof formShape>

const manifest = 'forms.json'
/** In the manifest, the picture itself, which is not copied. */
const originalName = 'original.avif'

/**
 * A picture in every width and format of the library, and as it is. They are made once for each content of the file and
 * cached beside the builds; whoever asks again gets those.
 * @param file an AVIF
 */
export async function pictureForms(file: string): Promise<PictureForm[]> {
  const source = await readFile(file)
  const hash = createHash('sha256').update(JSON.stringify(imageSizes)).update(source).digest('hex')
  const name = hash.slice(0, 32)
  // A packaged folder brings those that take long to make, where nothing can be written.
  const brought = await readForms(path.join(besideBuilds, name), file)
  if (brought && (await areThere(brought))) return brought
  const parent = await cacheFolder()
  const folder = path.join(parent, name)
  const cached = await readForms(folder, file)
  if (cached && (await areThere(cached))) return cached
  // Made whole beside its place and then moved there: a process that is killed leaves nothing half-made.
  const unfinished = await mkdtemp(path.join(parent, '.unfinished-'))
  await makeForms({ source, file, brought: brought ?? [] }, unfinished)
  try {
    // Where a packaged folder can be written, what it brings is in the way.
    if (brought) await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true })
    // Another process was quicker.
    const made = await readForms(folder, file)
    if (made) return made
    throw error
  }
  const made = await readForms(folder, file)
  if (!made) throw new Error(`${folder} was emptied while it was read`)
  return made
}

/** A picture as it is, before its sizes are made. */
export async function originalForm(file: string): Promise<PictureForm> {
  const [{ width, height }, { size }] = await Promise.all([sharp(file).metadata(), stat(file)])
  return { name: 'original', width, height, bytes: size, mimeType: 'image/avif', file }
}

async function readForms(folder: string, original: string): Promise<PictureForm[] | undefined> {
  try {
    const forms = z.array(formShape).parse(JSON.parse(await readFile(path.join(folder, manifest), 'utf8')))
    return forms.map((form) => ({
      ...form,
      file: form.file === originalName ? original : path.join(folder, form.file),
    }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function areThere(forms: readonly PictureForm[]): Promise<boolean> {
  const found = await Promise.all(forms.map(({ file }) => isThere(file)))
  return found.every(Boolean)
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** With the builds, in whose folder it lies. */
const besideBuilds = path.join(import.meta.dirname, '../node_modules/.cache/starter-pictures')

/** Where the program's own files can't be written, as in some containers, the system's temporary folder. */
async function cacheFolder(): Promise<string> {
  try {
    await mkdir(besideBuilds, { recursive: true })
    await access(besideBuilds, constants.W_OK)
    return besideBuilds
  } catch {
    const temporary = path.join(tmpdir(), 'network-starter-pictures')
    await mkdir(temporary, { recursive: true })
    return temporary
  }
}

interface Making {
  source: Buffer
  /** Of the picture itself. */
  file: string
  /** Forms of which some are there. */
  brought: readonly PictureForm[]
}

async function makeForms({ source, file, brought }: Making, folder: string): Promise<void> {
  const pixels = await sharp(source).raw().toBuffer({ resolveWithObject: true })
  const forms: PictureForm[] = []
  const add = async (form: Omit<PictureForm, 'bytes'>) => {
    const made = form.file === originalName ? file : path.join(folder, form.file)
    forms.push({ ...form, bytes: (await stat(made)).size })
  }
  const original = { mimeType: 'image/avif', file: originalName }
  const { width, height } = pixels.info
  await add({ ...original, name: 'original', width, height })
  for (const wanted of pictureWidths) {
    const resized = await sharp(pixels.data, { raw: pixels.info })
      .resize({ width: wanted })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const shape = { width: resized.info.width, height: resized.info.height }
    for (const { name, formatOptions } of imageSizes.filter((size) => size.width === wanted)) {
      const { format, options } = formatOptions
      // The picture itself is in this form already.
      if (format === 'avif' && wanted === width) {
        await add({ ...original, name, ...shape })
        continue
      }
      const made = `${name}.${format}`
      const known = brought.find((form) => form.name === name)
      if (known && (await isThere(known.file))) await copyFile(known.file, path.join(folder, made))
      else
        await sharp(resized.data, { raw: resized.info })
          .toFormat(format, options)
          .toFile(path.join(folder, made))
      await add({ name, ...shape, mimeType: `image/${format}`, file: made })
    }
  }
  await writeFile(path.join(folder, manifest), JSON.stringify(forms))
}
