/** Widths in pixels in which every picture is stored, each in every format. */
export const pictureWidths = [480, 768, 960, 1600] as const

export const pictureFormats = ['avif', 'webp'] as const

export type PictureFormat = (typeof pictureFormats)[number]
