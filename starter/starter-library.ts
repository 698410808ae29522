import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { StarterPicture, StarterPublication, StarterTender } from './starter-types.ts'
import { datasetFiles } from './dataset-files.ts'
import type { StarterWriter } from './writer.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import { originalForm, pictureFile, pictureFolder, pictureForms, type PictureForm } from './picture-forms.ts'
import { storeFiles } from '../store/uploads/store-file.ts'
import type { Language } from '../languages/languages.ts'

/** Where the documents lie. */
export const documentFolder = path.join(import.meta.dirname, 'documents')

/** The file of a publication in one language. */
export function publicationFile(slug: string, language: Language): string {
  return path.join(documentFolder, 'publications', `${slug}-${language}.pdf`)
}

/** The file of a tender's document; of an earlier version of it, where one is named. */
export function tenderFile(slug: string, version?: string): string {
  return path.join(documentFolder, 'tenders', version ? `${slug}-version-${version}.pdf` : `${slug}.pdf`)
}

/** When the sizes of pictures are made: before their records are written, or after the site answers. */
export type SizesOfPictures = 'at-once' | 'later'

/** Puts the pictures and documents that lie beside this file into the libraries. */
export class StarterLibrary {
  readonly #writer: StarterWriter
  readonly #sizes: SizesOfPictures
  /** By the picture's file. */
  readonly #forms = new Map<string, Promise<PictureForm[]>>()

  /** @param sizes with `later`, pictures come as they are; `make-picture-sizes.ts` gives them their sizes */
  constructor(writer: StarterWriter, sizes: SizesOfPictures = 'at-once') {
    this.#writer = writer
    this.#sizes = sizes
  }

  /** Begins to make the sizes of all pictures, on whatever processors the writing of records leaves free. */
  makePicturesAhead(): void {
    if (this.#sizes === 'later') return
    const files = globSync(`${pictureFolder}/**/*.avif`)
    // Whoever needs a picture that can't be made fails with it.
    forEachAtOnce(files, async (file) => void (await this.#formsOf(file))).catch(() => undefined)
  }

  #formsOf(file: string): Promise<PictureForm[]> {
    if (this.#sizes === 'later') return originalForm(file).then((form) => [form])
    const forms = this.#forms.get(file) ?? pictureForms(file)
    this.#forms.set(file, forms)
    return forms
  }

  /**
   * Puts a picture into the library, in the sizes that it has by now, and returns its id.
   *
   * Payload would make every size again for each database; here they are made once and copied.
   */
  async picture(key: string, picture: StarterPicture): Promise<number | string> {
    const forms = await this.#formsOf(pictureFile(key))
    const { original, ...sizes } = await storeForms(this.#writer.payload, key, forms)
    if (!original) throw new Error(`The picture ${key} is not among its own forms`)
    return this.#writer.writeRow('media', key, {
      ...original,
      prefix: '',
      focalX: picture.focalPoint?.x ?? 50,
      focalY: picture.focalPoint?.y ?? 50,
      sizes,
      alternativeText: picture.alternativeText,
      credit: picture.credit,
    })
  }

  /** Puts a publication's document in each of its languages into the library, and its files of data. */
  async publicationFiles(
    item: StarterPublication,
  ): Promise<{ file: number | string; language: Language | null }[]> {
    const files: { file: number | string; language: Language | null }[] = []
    for (const language of item.languages) {
      const file = await this.#document(publicationFile(item.slug, language), (ui) => item.title[ui])
      files.push({ file, language })
    }
    for (const { name, content, mediaType, language } of await datasetFiles(item)) {
      const data = Buffer.from(content)
      const file = await this.#writer.write('documents', name, (ui) => ({ title: item.title[ui] }), {
        data,
        mimetype: mediaType,
        name,
        size: data.byteLength,
      })
      files.push({ file, language })
    }
    return files
  }

  /**
   * Puts a tender's document into the library; nothing for a tender that has none yet.
   * @param version of a document that was replaced
   */
  async tenderDocument(item: StarterTender, version?: string): Promise<number | string | null> {
    const { document } = item
    return document && this.#document(tenderFile(item.slug, version), (language) => document[language])
  }

  async #document(file: string, titleIn: (language: Language) => string): Promise<number | string> {
    const data = await readFile(file)
    const name = path.basename(file)
    return this.#writer.write(
      'documents',
      path.basename(name, '.pdf'),
      (language) => ({ title: titleIn(language) }),
      { data, mimetype: 'application/pdf', name, size: data.byteLength },
    )
  }
}

/** What the library's table says of one file. */
interface StoredForm {
  filename: string
  width: number
  height: number
  filesize: number
  mimeType: string
  url: string
}

/** Puts forms of a starter picture into the library, beside Payload. @returns what its row says of each, by its name */
export async function storeForms(
  payload: Payload,
  key: string,
  forms: readonly PictureForm[],
): Promise<Record<string, StoredForm>> {
  const named = forms.map((form) => ({ ...form, filename: nameOf(key, form) }))
  await storeFiles(
    folderOfPictures(payload),
    named.map(({ file, filename, mimeType }) => ({ source: file, name: filename, mimeType })),
  )
  return Object.fromEntries(
    named.map(({ name, filename, width, height, bytes, mimeType }) => [
      name,
      {
        ...{ filename, width, height, filesize: bytes, mimeType },
        url: `/cms-api/media/file/${encodeURIComponent(filename)}`,
      },
    ]),
  )
}

function folderOfPictures({ collections }: Payload): string {
  const { staticDir } = collections.media.config.upload
  if (!staticDir) throw new Error('The library of pictures has no folder')
  return staticDir
}

/** Named as Payload names the sizes of what editors upload. */
export function nameOf(key: string, { name, width, height, file }: PictureForm): string {
  const base = key.replaceAll('/', '-')
  const ending = path.extname(file)
  return name === 'original' ? `${base}${ending}` : `${base}-${width}x${height}${ending}`
}
