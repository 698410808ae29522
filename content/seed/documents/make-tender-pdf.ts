import { languages, type Language } from '../../../site/i18n/languages.ts'
import { paletteOfTopic } from '../../../site/ui/cover-art/topic-palettes.ts'
import { drawClosingBand, roomForBand } from './closing-band.ts'
import { registerFonts } from './document-fonts.ts'
import { documentWords, inDigitsOf } from './document-words.ts'
import { drawFlow } from './draw-flow.ts'
import { drawFactsTable } from './facts-table.ts'
import { flowBlocks, paginate } from './flow-blocks.ts'
import { readMarkdown } from './markdown-blocks.ts'
import { openDocument, type DocumentOptions } from './open-document.ts'
import { drawPageFrame } from './page-frame.ts'
import { pageMeasures } from './page-measures.ts'
import { makeTypesetter } from './set-text.ts'
import { drawTenderHead } from './tender-head.ts'
import { tenderWords } from './tender-words.ts'
import { textStyles } from './text-styles.ts'

export interface TenderText {
  title: string
  referenceNumber: string
  /** Plain paragraphs parted by an empty line. */
  description: string
  location: string
  duration: string
  /** Dates as they are to be read, already in the document's language. */
  issuedOn: string
  deadline: string
  language: Language
  organizationName: string
  /** Decides the drawing at the head. */
  key: string
}

/** Makes a tender's terms of reference. */
export async function makeTenderPdf(tender: TenderText, options: DocumentOptions = {}): Promise<Buffer> {
  const { title, language, organizationName } = tender
  const words = tenderWords[language]
  const isRightToLeft = languages[language].direction === 'rtl'
  const { pdf, finish } = openDocument({
    title: `${words.kind}: ${title}`,
    author: organizationName,
    subject: tender.referenceNumber,
    language,
    createdAt: options.createdAt ?? new Date(),
  })
  const typesetter = makeTypesetter(pdf, registerFonts(pdf, options.fontFolder), isRightToLeft)
  const styles = textStyles(isRightToLeft)
  const palette = paletteOfTopic('policy-and-standards')
  const accent = palette.layers[3] ?? palette.layers[0]
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  pdf.addPage()
  const headHeight = drawTenderHead(pdf, typesetter, styles, root, {
    organizationName,
    kind: words.kind,
    title,
    key: tender.key,
    palette,
  })
  const tableTop = headHeight + 26
  const tableHeight = drawFactsTable(pdf, typesetter, styles, root, tableTop, [
    { name: words.reference, value: tender.referenceNumber },
    { name: words.location, value: tender.location },
    { name: words.duration, value: tender.duration },
    { name: words.issued, value: tender.issuedOn },
    { name: words.deadline, value: tender.deadline },
  ])
  const blocks = flowBlocks(readMarkdown(bodyOf(tender)), typesetter, styles)
  const pages = paginate(blocks, tableTop + tableHeight + 30)
  const lastPage = pages.at(-1) ?? []
  const bandHeight = pages.length > 1 ? Math.min(150, roomForBand(lastPage)) : 0
  drawFlow(
    { pdf, typesetter, accent, numberOf: (heading) => inDigitsOf(language, heading) },
    pages,
    root,
    (index) => {
      if (index > 0) pdf.addPage()
      const hasBand = index === pages.length - 1 && bandHeight > 0
      if (hasBand)
        drawClosingBand(pdf, bandHeight, { key: `${tender.key}/end`, palette, isMirrored: isRightToLeft })
      drawPageFrame(pdf, typesetter, styles, {
        header: index === 0 ? null : { organizationName, title: `${tender.referenceNumber} · ${title}` },
        pageLabel: documentWords[language].page(
          inDigitsOf(language, index + 1),
          inDigitsOf(language, pages.length),
        ),
        accent,
        ...(hasBand && { foot: pageMeasures.height - bandHeight - 34 }),
      })
    },
  )
  root.end()
  return finish()
}

/** The description and the fixed part as one text. */
function bodyOf({ description, language }: TenderText): string {
  const words = tenderWords[language]
  return [
    `## ${words.description}`,
    description,
    `## ${words.requirements}`,
    words.requirementsLead,
    words.requirementItems.map((item) => `- ${item}`).join('\n'),
    `## ${words.evaluation}`,
    ...words.evaluationText,
    `## ${words.submission}`,
    ...words.submissionText,
  ].join('\n\n')
}
