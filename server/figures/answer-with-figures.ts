import type { Context } from 'hono'
import type { Payload } from 'payload'
import { figureFormats, figureMediaTypes, type FigureFormat } from '../../figures/downloads/figure-files.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import type { Reading } from '../../store/read/reading.ts'
import { compress } from '../page-cache/compress.ts'
import type { ResponseCache } from '../page-cache/page-cache.ts'
import { sendCached } from '../page-cache/send.ts'
import { answerWithPicture, shownByOtherSites } from '../pictures/answer-with-picture.ts'
import type { PictureMaker } from '../pictures/picture-maker.ts'
import { figurePng, figureSvg, type FigurePicture } from './drawing/figure-picture.ts'

export interface FigureFilesOptions {
  payload: Payload
  cache: ResponseCache
  contentVersion: () => ContentVersion
  pictures: PictureMaker
  siteUrl: string
  now: () => Date
}

/** Figures in every form in which they can be taken away. */
export interface AnsweredFigures {
  /** Of the file, without its ending. */
  name: string
  /** Where they stand in a form, without the language's prefix, in one spelling: under it they are cached. */
  address: (format: FigureFormat) => string
  csv: () => string | Promise<string>
  json: () => object | Promise<object>
  metadata: () => object | Promise<object>
  picture: () => FigurePicture | Promise<FigurePicture>
}

/** Who reads figures' files now. */
export function readingOf({ payload, contentVersion, now }: FigureFilesOptions, language: Language): Reading {
  return { payload, language, now: now(), contentVersion: contentVersion() }
}

/** The form that a file's name ends with. */
export function formatOf(file: string): FigureFormat | undefined {
  return figureFormats.find(
    (format) => file.endsWith(`.${format}`) && file.indexOf('.') === file.length - format.length - 1,
  )
}

/** The number of a version; 0, which none has, for anything else than a number. */
export function versionOf(query: URLSearchParams): number | undefined {
  const version = query.get('version')
  if (version === null) return undefined
  return /^\d{1,9}$/.test(version) ? Number(version) : 0
}

/** Says that there is no such version of what was asked for. */
export function answerUnknownVersion(context: Context, language: Language): Response | Promise<Response> {
  return context.text(downloadWords[language].unknownVersion(context.req.query('version') ?? ''), 404)
}

/**
 * Says that a version was withdrawn.
 * @param present where the present one stands, if there is one: a full address
 */
export function answerWithdrawnVersion(
  context: Context,
  language: Language,
  present: string | null,
): Response | Promise<Response> {
  const version = context.req.query('version') ?? ''
  return context.text(downloadWords[language].withdrawnVersion(version, present), 410, {
    'Content-Language': language,
    ...(present !== null && { Link: `<${present}>; rel="latest-version"` }),
  })
}

/** Answers with figures in one form, from the cache if it has them. */
export async function answerWithFigures(
  context: Context,
  { cache, pictures }: Pick<FigureFilesOptions, 'cache' | 'pictures'>,
  { figures, format, language }: { figures: AnsweredFigures; format: FigureFormat; language: Language },
): Promise<Response> {
  const headers = headersOf(figures, format, language)
  if (format === 'png') {
    const picture = await figures.picture()
    const { messages: _ofTheLanguage, ...shown } = picture
    const shows = { kind: 'figures', ...shown }
    return answerWithPicture(context, pictures, { shows, draw: () => figurePng(picture) }, headers)
  }
  const { response } = await cache.get(addressIn(language, figures.address(format)), async () => ({
    isCacheable: true,
    response: {
      status: 200,
      headers,
      ...(await compress(Buffer.from(await writeFile(figures, format)))),
      freshUntil: Number.POSITIVE_INFINITY,
    },
  }))
  return sendCached(context.req.raw, response)
}

function headersOf({ name }: AnsweredFigures, format: FigureFormat, language: Language) {
  return {
    'Content-Type': figureMediaTypes[format],
    'Content-Language': language,
    'Content-Disposition': `${format === 'csv' ? 'attachment' : 'inline'}; filename="${name}.${format}"`,
    // Figures are for everybody's pages and programs, as the API's answers are.
    'Access-Control-Allow-Origin': '*',
    ...(format === 'svg' && shownByOtherSites),
    // Also of a version: its values stay, but names may be corrected, a later version comes, and a dataset's is withdrawn.
    'Cache-Control': 'public, max-age=300',
  }
}

async function writeFile(figures: AnsweredFigures, format: Exclude<FigureFormat, 'png'>): Promise<string> {
  switch (format) {
    case 'csv':
      return figures.csv()
    case 'json':
      return JSON.stringify(await figures.json())
    case 'metadata.json':
      return JSON.stringify(await figures.metadata())
    case 'svg':
      return figureSvg(await figures.picture())
  }
}
