import type { Picture } from '../../../store/read/picture.ts'
import type { Language } from '../../../languages/languages.ts'
import { coverAddress } from '../cover-art/cover-address.ts'
import type { ExampleWords } from './words/en.ts'

/** A picture that is there on every machine: a drawn one. */
export function examplePicture(language: Language, words: ExampleWords): Picture {
  return {
    original: { address: coverAddress('a-plant-by-the-sea', 'desalination'), width: 640, height: 400 },
    sizes: { avif: [], webp: [] },
    alternativeText: { text: words.project, language },
    credit: { text: words.credit, language },
    caption: { text: words.caption, language },
    lightBytes: null,
    focalPoint: { x: 50, y: 50 },
  }
}
