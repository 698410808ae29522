import type { GalleryImage } from '../../content/culture-gallery-images/kind.ts'
import { describePlaces } from './describe-places.ts'
import { imageObject, pageAddress, type StructuredSite } from './structured-site.ts'
import type { SchemaNode } from './vocabulary.ts'

/** A picture of the gallery with its credit; nothing when its file is gone. */
export function describeGalleryImage(
  item: GalleryImage,
  site: StructuredSite,
): SchemaNode<'ImageObject'> | null {
  const image = imageObject(item.image, site)
  if (!image) return null
  return {
    ...image,
    name: item.title.text,
    caption: item.description?.text ?? image.caption,
    url: pageAddress(site, `/gallery/${item.slug}`),
    dateCreated: item.takenOn ?? undefined,
    contentLocation: describePlaces(item.countries),
    inLanguage: item.title.language,
  }
}
