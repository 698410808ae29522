import sharp from 'sharp'
import type { StarterPublication, StarterPicture, StarterTender } from './starter-types.ts'
import { drawPicture } from './artwork/draw-picture.ts'
import { makePublicationPdf } from './documents/make-publication-pdf.ts'
import { makeTenderPdf } from './documents/make-tender-pdf.ts'
import { starterUnits } from '../publications/starter-content/starter-units.ts'
import { defaultOrganization } from './default-organization.ts'
import type { StarterDates } from './starter-dates.ts'
import type { StarterWriter } from './writer.ts'
import { formatDay } from '../../site/i18n/format.ts'
import { formatMoment } from '../../site/i18n/moments.ts'
import type { Language } from '../../site/i18n/languages.ts'

const pictureSize = { width: 1600, height: 1000 }

/** Makes the pictures and documents of the starter content and puts them into the libraries. */
export class StarterLibrary {
  readonly #writer: StarterWriter
  readonly #dates: StarterDates

  constructor(writer: StarterWriter, dates: StarterDates) {
    this.#writer = writer
    this.#dates = dates
  }

  /** Draws a picture and returns its id in the library. */
  async picture(key: string, picture: StarterPicture): Promise<number | string> {
    const drawing = drawPicture({
      motif: picture.motif,
      key: picture.composition ?? key,
      isTurned: picture.isTurned,
      ...pictureSize,
    })
    const data = await sharp(Buffer.from(drawing)).webp({ quality: 88, effort: 2 }).toBuffer()
    return this.#writer.write(
      'media',
      key,
      (language) => ({
        alternativeText: picture.alternativeText[language],
        credit: picture.credit[language],
        ...(picture.focalPoint && { focalX: picture.focalPoint.x, focalY: picture.focalPoint.y }),
      }),
      file(data, 'image/webp', `${key.replaceAll('/', '-')}.webp`),
    )
  }

  /** Makes a publication's PDF in each of its languages. */
  async publicationFiles(item: StarterPublication): Promise<{ file: number | string; language: Language }[]> {
    const files: { file: number | string; language: Language }[] = []
    for (const language of item.languages) {
      const data = await makePublicationPdf({
        title: item.title[language],
        summary: item.summary[language],
        bodyMarkdown: item.body[language],
        authors: item.authors.map((unit) => starterUnits[unit][language]),
        publishedOn: formatDay(item.publishedOn, language),
        language,
        pages: item.pages,
        organizationName: defaultOrganization.name[language],
        topic: item.topics[0] ?? null,
        key: item.slug,
      })
      const name = `${item.slug}-${language}`
      const id = await this.#writer.write(
        'documents',
        name,
        (ui) => ({ title: item.title[ui] }),
        file(data, 'application/pdf', `${name}.pdf`),
      )
      files.push({ file: id, language })
    }
    return files
  }

  /**
   * Makes a tender's terms of reference; nothing for a tender that has no document yet.
   * @param former names a version that was replaced, with the deadline that stood in it
   */
  async tenderDocument(
    item: StarterTender,
    former?: { version: string; deadlineInDays: number },
  ): Promise<number | string | null> {
    const { document } = item
    if (!document) return null
    const name = former ? `${item.slug}-version-${former.version}` : item.slug
    const deadlineInDays = former?.deadlineInDays ?? item.deadlineInDays
    const data = await makeTenderPdf({
      title: item.title.en,
      referenceNumber: item.referenceNumber,
      description: item.description.en,
      location: item.location.en,
      duration: item.duration.en,
      issuedOn: formatDay(this.#dates.dayInDays(item.issuedInDays).slice(0, 10), 'en'),
      deadline: formatMoment(this.#dates.inDays(deadlineInDays, 15), 'en', 'Asia/Amman'),
      language: 'en',
      organizationName: defaultOrganization.name.en,
      key: item.slug,
    })
    return this.#writer.write(
      'documents',
      name,
      (language) => ({ title: document[language] }),
      file(data, 'application/pdf', `${name}.pdf`),
    )
  }
}

function file(data: Buffer, mimetype: string, name: string) {
  return { data, mimetype, name, size: data.byteLength }
}
