import { preload } from 'react-dom'
import type { Picture } from '../../../../content/read/picture.ts'

/** The picture fills the screen whatever its shape: as wide as the screen, or as a screen-high picture of 16 to 10. */
export const heroPictureSizes = 'max(100vw, 160svh)'

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
      imageSrcSet: files.map(({ address, width }) => `${address} ${width}w`).join(', '),
      imageSizes: heroPictureSizes,
      fetchPriority: 'high',
    })
  }
}
