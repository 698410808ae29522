import sharp from 'sharp'
import type { ChartWords } from '../../../figures/charts/chart-words.ts'
import { formatDay, formatNumber } from '../../../languages/format.ts'
import { languages } from '../../../languages/languages.ts'
import { escapeXml } from '../../xml/escape-xml.ts'
import { chartColours } from './chart-colours.ts'
import { ChartLetters, tenth, type Letters } from './chart-letters.ts'
import { drawLines, type LineChart } from './line-chart.ts'
import { drawPanels, type Panels } from './panels.ts'
import { drawPlaces, type PlacesPicture } from './places.ts'
import { pictureStyles } from './picture-styles.ts'
import { edge, innerWidth, width, type Body, type Part, type Pen } from './sheet.ts'
import { drawMapOfValues, type ValueMapPicture } from './value-map.ts'
import { drawTable, type ValueTable } from './value-table.ts'

/** Figures that leave the site as a picture: everything that has to be said of them stands in it. */
export interface FigurePicture extends ChartWords {
  title: string
  /** What stands below the title, such as the unit; nothing where each part has its own. */
  subtitle: string | null
  body: LineChart | Panels | ValueMapPicture | PlacesPicture | ValueTable
  /** What has to be said of who publishes the figures, in the picture's language. */
  source: string
  /** The licence's short name; nothing where none is stated. */
  licence: string | null
  /** The version of the figures and the day on which it was published (`YYYY-MM-DD`); nothing where they have none. */
  version: { number: number; day: string } | null
  /** Where the figures stand, with their version. */
  address: string
}

/** Pixels of the PNG for each unit of the drawing: sharp in print and on dense screens. */
const density = 2

const footSize = 15
const footLine = 23

/** Figures as an SVG file of its own; letters are text, in the site's typefaces where they are installed. */
export function figureSvg(picture: FigurePicture): string {
  return draw(picture, 'text')
}

/**
 * Figures as a PNG, 1,920 pixels wide. Its letters are outlines of the site's own typefaces, shaped before anything is
 * rasterised, so that no font of the machine plays a part.
 */
export function figurePng(picture: FigurePicture): Promise<Buffer> {
  return sharp(Buffer.from(draw(picture, 'outlines')), { density: 72 * density })
    .png({ palette: true, effort: 4 })
    .toBuffer()
}

/** Draws from the upper edge downwards; each part says how much room it took. */
function draw(picture: FigurePicture, letters: Letters): string {
  const { language, title } = picture
  const isRightToLeft = languages[language].direction === 'rtl'
  const pen: Pen = {
    letters: new ChartLetters(letters, isRightToLeft),
    x: (fromStart) => tenth(isRightToLeft ? width - fromStart : fromStart),
    isRightToLeft,
  }
  const head = drawHead(picture, pen)
  const body = drawBody(picture, head.height, pen)
  const foot = drawFoot(picture, body.notes, head.height + body.height, pen)
  const height = Math.ceil(head.height + body.height + foot.height + edge)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` xml:lang="${language}" direction="${isRightToLeft ? 'rtl' : 'ltr'}" role="img" aria-labelledby="chart-title chart-text">`,
    `<title id="chart-title">${escapeXml(title)}</title>`,
    `<desc id="chart-text">${escapeXml(body.summary)}</desc>`,
    `<style>${pictureStyles()}</style>`,
    `<rect width="${width}" height="${height}" fill="${chartColours.paper}"/>`,
    head.drawn,
    body.drawn,
    foot.drawn,
    '</svg>',
  ].join('')
}

function drawBody(picture: FigurePicture, top: number, pen: Pen): Body {
  const { body } = picture
  switch (body.kind) {
    case 'lines':
      return drawLines(body, picture, top, pen)
    case 'panels':
      return drawPanels(body, picture, top, pen)
    case 'map':
      return drawMapOfValues(body, top, pen)
    case 'places':
      return drawPlaces(body, top, pen)
    case 'table':
      return drawTable(body, top, pen)
  }
}

function drawHead({ title, subtitle }: FigurePicture, { letters, x }: Pen): Part {
  const fitted = letters.wrap(title, { width: innerWidth, size: 27 })
  const baseline = edge + 22
  const lineHeight = 38
  const last = baseline + (fitted.lines.length - 1) * lineHeight
  const drawn = letters.write(fitted, { x: x(edge), baseline, isStrong: true, lineHeight })
  if (subtitle === null) return { drawn, height: last + 30 }
  const below = letters.wrap(subtitle, { width: innerWidth, size: 17 })
  const place = { x: x(edge), baseline: last + 32, lineHeight: 24 }
  return {
    drawn: drawn + letters.write(below, { ...place, colour: 'quiet' }),
    height: place.baseline + (below.lines.length - 1) * place.lineHeight + 36,
  }
}

/** What has to be said: notes of the chart, source, licence, version, address. */
function drawFoot(
  { source, licence, version, address, language, messages }: FigurePicture,
  notes: readonly string[],
  top: number,
  { letters, x, isRightToLeft }: Pen,
): Part {
  const words = messages.chart
  const facts = [
    `${words.source} ${source}`,
    ...(licence === null ? [] : [`${words.licence} ${licence}`]),
    ...(version === null
      ? []
      : [words.version(formatNumber(version.number, language), formatDay(version.day, language))]),
  ]
  let down = top + 14
  const drawn: string[] = []
  const writeParagraph = (text: string) => {
    const fitted = letters.wrap(text, { width: innerWidth, size: footSize })
    drawn.push(letters.write(fitted, { x: x(edge), baseline: down, colour: 'quiet', lineHeight: footLine }))
    down += fitted.lines.length * footLine
  }
  for (const note of notes) writeParagraph(note)
  drawn.push(`<path class="grid" d="M${edge} ${tenth(down - 2)}h${innerWidth}"/>`)
  down += 28
  for (const fact of facts) writeParagraph(fact)
  // An address runs from the left to the right in every language, and ends at the sheet's edge whatever the letters' width.
  const left = new ChartLetters(letters.kind, false)
  const lines = addressLines(address, left)
  const written = lines.map((line, index) =>
    left.write(left.wrap(line, { width: innerWidth, size: footSize }), {
      x: x(edge),
      side: isRightToLeft ? 'end' : 'start',
      baseline: down + index * footLine,
      colour: 'quiet',
    }),
  )
  drawn.push(`<g direction="ltr">${written.join('')}</g>`)
  return { drawn: drawn.join(''), height: down - top + (lines.length - 1) * footLine }
}

/** An address, which has no spaces, in lines that end where one of its parts does. */
function addressLines(address: string, letters: ChartLetters): string[] {
  let line = ''
  const lines: string[] = []
  for (const part of address.match(/[^/?&,]{1,40}[/?&,]?|[/?&,]/gu) ?? []) {
    if (letters.widthOf(line + part, footSize) > innerWidth) {
      lines.push(line)
      line = part
    } else line += part
  }
  return [...lines, line]
}
