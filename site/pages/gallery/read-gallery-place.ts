import type { RouterContextProvider } from 'react-router'
import { galleryImageKind, type GalleryImage } from '../../../content/culture-gallery-images/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { readingContext } from '../../loading/contexts.ts'
import type { GalleryPlace } from './gallery-viewer.tsx'
import { placeInGallery } from './place-in-gallery.ts'

/** Where a picture stands in the gallery's usual order. */
export async function readGalleryPlace(
  context: Readonly<RouterContextProvider>,
  { slug }: GalleryImage,
): Promise<GalleryPlace> {
  const { records } = await listRecords(galleryImageKind, context.get(readingContext), { perPage: 0 })
  return placeInGallery(
    slug,
    records.map((record) => record.slug),
  )
}
