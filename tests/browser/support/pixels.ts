import sharp from 'sharp'
import type { Page } from './test.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** What a window shows now, pixel by pixel. */
export interface Pixels {
  at(x: number, y: number): Colour
  /** The lightest luminance (WCAG's, 0 to 1) within a box, cut at the window's edges. */
  lightestIn(box: { x: number; y: number; width: number; height: number }): number
}

/**
 * Takes a picture of the window, in CSS pixels, with animations at their end, once the pictures in it are drawn.
 * @param clip the part of the window, from its upper left corner, that is enough
 */
export async function readPixels(
  page: Page,
  clip?: { x: 0; y: 0; width: number; height: number },
): Promise<Pixels> {
  await page.evaluate(async () => {
    const isInWindow = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility({ visibilityProperty: true }) && bottom > 0 && top < window.innerHeight
    }
    // One that has come is drawn only when it is decoded.
    await Promise.all(
      Array.from(document.images)
        .filter(isInWindow)
        .map((image) => image.decode()),
    )
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  const { data, info } = await sharp(await page.screenshot({ animations: 'disabled', ...(clip && { clip }) }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): Colour => {
    const place = (Math.round(y) * info.width + Math.round(x)) * info.channels
    return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0]
  }
  return {
    at,
    lightestIn: (box) => {
      let lightest = 0
      const right = Math.min(info.width - 1, box.x + box.width)
      const bottom = Math.min(info.height - 1, box.y + box.height)
      for (let y = Math.max(0, box.y); y <= bottom; y++)
        for (let x = Math.max(0, box.x); x <= right; x++) lightest = Math.max(lightest, luminance(at(x, y)))
      return lightest
    },
  }
}

/** Relative luminance (WCAG 2.2). */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
