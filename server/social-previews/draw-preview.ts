import { languages, type Language } from '../../languages/languages.ts'
import { drawCover } from '../../site/ui/cover-art/draw-cover.ts'
import { fitLines } from './fit-lines.ts'
import { colours, column, edge, previewSize, titleLeading, titleSizes } from './preview-measures.ts'
import { writeLines } from './write-lines.ts'

/** Everything that a preview shows; the same words give the same picture. */
export interface PreviewWords {
  /** The page's language, whose direction the picture takes. */
  language: Language
  organization: string
  /** What kind of page it is; stands above the title. */
  section: string | null
  title: string
  /** The language that the title is really in. */
  titleLanguage: Language
  /** Where the page stands. */
  host: string
  /** Key and topic of the art: those of the item's cover. */
  artKey: string
  topic: string | null
}

const { width, height } = previewSize
const markSide = 60
const artWidth = 640

/** The picture as an SVG without any text: letters are outlines, so that whoever rasterises it needs no font. */
export function drawPreview(words: PreviewWords): string {
  const isRightToLeft = languages[words.language].direction === 'rtl'
  const script = languages[words.titleLanguage].direction === 'rtl' ? 'arabic' : 'latin'
  const title = fitLines(words.title, {
    width: column,
    isRightToLeft: script === 'arabic',
    sizes: titleSizes[script],
  })
  const oneLine = (text: string, size: number, room: number, rightToLeft = isRightToLeft) =>
    fitLines(text, { width: room, isRightToLeft: rightToLeft, sizes: [{ size, lines: 1 }] })
  const lineHeight = title.size * titleLeading[script]
  const titleHeight = (title.lines.length - 1) * lineHeight
  // The title stands in the middle between the name above and the address below.
  const baseline = (height + 20 + (words.section ? 40 : 0) - titleHeight) / 2 + title.size * 0.32
  const sectionGap = title.size * (script === 'arabic' ? 1.02 : 0.78) + 34
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    art(words, isRightToLeft),
    `<g transform="translate(${isRightToLeft ? width - edge - markSide + 6 : edge - 6} 50)">${networkMark}</g>`,
    writeLines(oneLine(words.organization, 25, 860), {
      isRightToLeft,
      indent: markSide + 12,
      baseline: 88,
      fill: colours.title,
      weight: 0.016,
    }),
    words.section === null
      ? ''
      : writeLines(oneLine(words.section, 29, column), {
          isRightToLeft,
          baseline: baseline - sectionGap,
          fill: colours.accent,
          weight: 0.016,
        }),
    writeLines(title, { isRightToLeft, baseline, lineHeight, fill: colours.title, weight: 0.022 }),
    `<rect x="${isRightToLeft ? width - edge - 56 : edge}" y="${height - 106}" width="56" height="4" rx="2" fill="${colours.accent}"/>`,
    writeLines(oneLine(words.host, 24, column, false), {
      isRightToLeft,
      baseline: height - 60,
      fill: colours.quiet,
    }),
    '</svg>',
  ].join('')
}

/** The item's cover over the whole picture, under a veil of deep sea where the words stand. */
function art({ artKey, topic }: PreviewWords, isRightToLeft: boolean): string {
  const cover = drawCover({ key: artKey, topic, width: artWidth, height })
  const [from, to] = isRightToLeft ? [1, 0] : [0, 1]
  const left = isRightToLeft ? 0 : width - artWidth
  const isTurned = isSealOnTheRight(cover) === isRightToLeft
  const placed = isTurned ? `translate(${left + artWidth} 0) scale(-1 1)` : `translate(${left} 0)`
  return [
    `<defs><linearGradient id="veil" x1="${from}" x2="${to}" y1="0" y2="0.1">`,
    `<stop offset="0.58" stop-color="${colours.ground}"/>`,
    `<stop offset="0.73" stop-color="${colours.ground}" stop-opacity="0.84"/>`,
    `<stop offset="0.92" stop-color="${colours.ground}" stop-opacity="0.1"/>`,
    `<stop offset="1" stop-color="${colours.ground}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<g transform="${placed}">${cover}</g>`,
    `<rect width="${width}" height="${height}" fill="url(#veil)"/>`,
  ].join('')
}

/** The cover's star, the last thing drawn, would show through the veil as a smudge: it belongs on the open side. */
function isSealOnTheRight(cover: string): boolean {
  const x = /d="M([\d.]+)/.exec(cover.slice(cover.lastIndexOf('<path')))?.[1]
  return Number(x ?? artWidth) > artWidth / 2
}

/** The network's mark (site/ui/logo/logo.tsx) as SVG, 60 pixels high. */
const networkMark = [
  '<g transform="scale(1.3636)"><g fill="none" stroke="#f2a541" stroke-width="1.75" stroke-linejoin="round">',
  '<rect x="9" y="9" width="26" height="26"/><rect x="9" y="9" width="26" height="26" transform="rotate(45 22 22)"/></g>',
  '<path d="M22 12c4.2 5.2 6.6 8.6 6.6 12a6.6 6.6 0 0 1-13.2 0c0-3.4 2.4-6.8 6.6-12z" fill="#0ea5e9"/>',
  '<path d="M18.8 24.5a3.3 3.3 0 0 0 3.3 3.3" fill="none" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/></g>',
].join('')
