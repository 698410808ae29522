import type { ImageSize } from 'payload'
import { pictureFormats, pictureWidths, type PictureFormat } from '../../store/uploads/picture-sizes.ts'

/** Screens with two pixels for each of CSS take the files of 768 and more, where nobody sees the finest differences. */
const formatOptions = (format: PictureFormat, width: number) =>
  format === 'avif'
    ? { format, options: { quality: width < 768 ? 50 : 45, effort: 1 } }
    : { format, options: { quality: 76, effort: 3 } }

/** Every form in which a picture of the library is stored: as wide as it is called, as high as its shape asks. */
export const imageSizes = pictureFormats.flatMap((format) =>
  pictureWidths.map((width) => ({
    name: `${format}${width}`,
    width,
    withoutEnlargement: false,
    formatOptions: formatOptions(format, width),
    admin: { disableListColumn: true, disableListFilter: true },
  })),
) satisfies ImageSize[]
