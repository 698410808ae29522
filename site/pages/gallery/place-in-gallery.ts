import type { GalleryPlace } from './gallery-viewer.tsx'

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
