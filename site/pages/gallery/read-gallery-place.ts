import type { RouterContextProvider } from 'react-router'
import { galleryImageKind, type GalleryImage } from '../../../content/culture-gallery-images/kind.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import { readingContext } from '../../loading/contexts.ts'
import type { GalleryPlace } from './gallery-viewer.tsx'

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

/** A picture's neighbours and its number among all. */
export function placeInGallery(slug: string, slugs: readonly string[]): GalleryPlace {
  const index = slugs.indexOf(slug)
  const pathAt = (at: number) => {
    const neighbour = index === -1 ? undefined : slugs[at]
    return neighbour === undefined ? null : `/gallery/${neighbour}`
  }
  return {
    previous: pathAt(index - 1),
    next: pathAt(index + 1),
    position: Math.max(index, 0) + 1,
    count: Math.max(slugs.length, 1),
  }
}
