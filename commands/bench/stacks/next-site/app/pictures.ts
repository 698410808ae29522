import type { StaticImageData } from 'next/image'

/** Written again before the build: each picture by its file's name, imported as `next/image` wants it. */
export const pictures: Readonly<Record<string, StaticImageData>> = {}
