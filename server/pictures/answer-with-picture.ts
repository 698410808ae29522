import type { Context } from 'hono'
import { matchesTag } from '../page-cache/send.ts'
import { PicturesBusyError, type Picture, type PictureMaker, type WantedPicture } from './picture-maker.ts'

/** Lets pages of other sites show a picture of this one. */
export const shownByOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/**
 * Answers with a picture that other sites show: 304 when the visitor has it, 503 when too many wait to be drawn.
 * @param headers the picture's own, with its media type
 */
export async function answerWithPicture(
  context: Context,
  maker: PictureMaker,
  wanted: WantedPicture,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  let picture: Picture
  try {
    picture = await maker.make(wanted)
  } catch (error) {
    if (!(error instanceof PicturesBusyError)) throw error
    return context.text('Busy', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
  }
  const tag = `"${picture.tag}"`
  const all = { ...headers, ...shownByOtherSites, ETag: tag }
  if (matchesTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, all)
  return context.body(new Uint8Array(picture.bytes), 200, all)
}
