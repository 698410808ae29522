import type { Picture, PictureFile } from '../../../store/read/picture.ts'

/** Widest file for a screen, in pixels; the original is for print. */
const widestForScreen = 960

/** The files of a picture that are worth offering: one for the screen, and the original where it is larger. */
export function downloadsOf({ original, sizes }: Pick<Picture, 'original' | 'sizes'>): PictureFile[] {
  const forScreen = sizes.webp.findLast(({ width }) => width <= widestForScreen)
  return forScreen && forScreen.width < original.width ? [forScreen, original] : [original]
}
