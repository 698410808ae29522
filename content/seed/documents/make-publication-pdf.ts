import { languages, type Language } from '../../../site/i18n/languages.ts'
import { paletteOfTopic } from '../../../site/ui/cover-art/topic-palettes.ts'
import { starterTopics, type TopicSlug } from '../../topics/starter-content.ts'
import { drawCoverPage } from './cover-page.ts'
import { registerFonts } from './document-fonts.ts'
import { drawClosingBand, roomForBand } from './closing-band.ts'
import { documentWords, inDigitsOf } from './document-words.ts'
import { drawFlow } from './draw-flow.ts'
import { flowBlocks, paginate, type PlacedLines } from './flow-blocks.ts'
import { readMarkdown } from './markdown-blocks.ts'
import { openDocument, type DocumentOptions } from './open-document.ts'
import { drawPageFrame } from './page-frame.ts'
import { pageMeasures } from './page-measures.ts'
import { makeTypesetter } from './set-text.ts'
import { drawSummaryPage } from './summary-page.ts'
import { textStyles } from './text-styles.ts'

export interface PublicationText {
  title: string
  summary: string
  bodyMarkdown: string
  authors: readonly string[]
  /** A date as it is to be read, already in the document's language. */
  publishedOn: string
  language: Language
  /** Pages of the work as announced. The document says what it has to say and no more, so it may be shorter. */
  pages: number
  organizationName: string
  topic: TopicSlug | null
  /** Decides the cover's drawing. */
  key: string
}

/** Cover and summary come before the body. */
const pagesBefore = 2

/** Makes a publication's PDF: cover, summary with contents, and the text, in any of the site's languages. */
export async function makePublicationPdf(
  publication: PublicationText,
  options: DocumentOptions = {},
): Promise<Buffer> {
  const { title, language, organizationName, topic } = publication
  const words = documentWords[language]
  const isRightToLeft = languages[language].direction === 'rtl'
  // Latin names in a right-to-left line keep their own comma, or it would stand on the wrong side.
  const areLatin = publication.authors.every((name) => /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(name))
  const authors = publication.authors.join(areLatin ? ', ' : words.comma)
  const { pdf, finish } = openDocument({
    title,
    author: organizationName,
    subject: publication.summary,
    language,
    createdAt: options.createdAt ?? new Date(),
  })
  const typesetter = makeTypesetter(pdf, registerFonts(pdf, options.fontFolder), isRightToLeft)
  const styles = textStyles(isRightToLeft)
  const palette = paletteOfTopic(topic)
  // White figures stand on it, and the sun's yellow is too pale for them.
  const accent = topic === 'water-energy-food-nexus' ? palette.ink : (palette.layers[1] ?? palette.layers[0])
  const topicTitle = topic === null ? '' : starterTopics[topic].title[language]
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  drawCoverPage(pdf, typesetter, styles, root, {
    organizationName,
    eyebrow: topicTitle,
    title,
    authors,
    publishedOn: publication.publishedOn,
    key: publication.key,
    palette,
  })
  const blocks = flowBlocks(readMarkdown(publication.bodyMarkdown), typesetter, styles)
  const pages = paginate(blocks, pageMeasures.top)
  const count = pagesBefore + pages.length
  const bandHeight = roomForBand(pages.at(-1) ?? [])
  const startPage = (number: number): void => {
    pdf.addPage()
    const hasBand = number === count && bandHeight > 0
    if (hasBand)
      drawClosingBand(pdf, bandHeight, { key: `${publication.key}/end`, palette, isMirrored: isRightToLeft })
    const foot = hasBand ? { foot: pageMeasures.height - bandHeight - 34 } : {}
    const pageLabel = words.page(inDigitsOf(language, number), inDigitsOf(language, count))
    drawPageFrame(pdf, typesetter, styles, {
      header: { organizationName, title },
      pageLabel,
      accent,
      ...foot,
    })
  }

  startPage(pagesBefore)
  drawSummaryPage(pdf, typesetter, styles, root, {
    heading: words.summary,
    summary: publication.summary,
    contentsHeading: words.contents,
    entries: contentsOf(pages).map((entry) => ({ ...entry, page: inDigitsOf(language, entry.page) })),
    facts: [
      { label: words.authors, text: authors },
      { label: words.published, text: `${publication.publishedOn} · ${organizationName}` },
      { label: words.topic, text: topicTitle },
      {
        label: words.citation,
        text: [authors, title, organizationName, publication.publishedOn]
          .filter((part) => part !== '')
          .join('. '),
      },
    ].filter((fact) => fact.text !== ''),
  })
  drawFlow(
    { pdf, typesetter, accent, numberOf: (heading) => inDigitsOf(language, heading) },
    pages,
    root,
    (index) => {
      startPage(pagesBefore + 1 + index)
    },
  )
  root.end()
  return finish()
}

function contentsOf(
  pages: readonly (readonly PlacedLines[])[],
): { title: string; page: number; destination: string }[] {
  return pages.flatMap((page, index) =>
    page
      .filter(({ block, from }) => block.kind === 'heading' && from === 0)
      .map(({ block }) => ({
        title: block.text.plain,
        page: pagesBefore + 1 + index,
        destination: `heading-${block.number}`,
      })),
  )
}
