import { preload } from 'react-dom'
import type { Picture } from '../../../../store/read/picture.ts'
import { sourceSet } from '../../../ui/picture/picture.tsx'
import { sizesForDenseScreens } from '../../../ui/picture/sizes-for-dense-screens.ts'

/**
 * The picture fills the screen whatever its shape: as wide as the screen, or as a screen-high picture of 16 to 10. Where
 * it stands above the words it is about half as high as a screen, and on a phone the smaller file will do.
 */
export const heroPictureSizes =
  '(max-width: 640px) 100vw, (max-width: 896px) max(100vw, 80svh), max(100vw, 160svh)'

export const defaultHeroImage = '/assets/placeholders/hero.webp'

/** Lets the browser ask for the first slide's picture before it has read the page. */
export function preloadHeroPicture(picture: Picture | null): void {
  const files = picture?.sizes.avif ?? []
  const [smallest] = files
  if (picture === null) {
    preload(defaultHeroImage, { as: 'image', fetchPriority: 'high' })
  } else if (smallest) {
    preload(smallest.address, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet(files),
      imageSizes: sizesForDenseScreens(heroPictureSizes),
      fetchPriority: 'high',
    })
  }
}
