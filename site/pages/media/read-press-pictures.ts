import type { RouterContextProvider } from 'react-router'
import { galleryImageKind } from '../../../content/culture-gallery-images/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readOptional } from '../../loading/read-optional.ts'
import type { PressPicture } from './press-pictures.tsx'

const offered = 6

/** The newest pictures of the gallery that a newspaper may print. None when they can't be read. */
export async function readPressPictures(context: Readonly<RouterContextProvider>): Promise<PressPicture[]> {
  const reading = context.get(readingContext)
  const list = await readOptional(context, () => listRecords(galleryImageKind, reading, { perPage: offered }))
  return (list?.records ?? []).flatMap(({ slug, title, image }) => (image ? [{ slug, title, image }] : []))
}
