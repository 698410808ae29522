import type PDFDocument from 'pdfkit'
import type { PdfStructure } from 'pdfkit'
import { pageMeasures } from './page-measures.ts'
import type { SetText, Typesetter } from './set-text.ts'
import type { TextStyles } from './text-styles.ts'

/** A table of facts over the whole width, a name and a value in each row; gives the height used. */
export function drawFactsTable(
  pdf: PDFDocument,
  typesetter: Typesetter,
  styles: TextStyles,
  parent: PdfStructure,
  top: number,
  facts: readonly { name: string; value: string }[],
): number {
  const width = pageMeasures.width - pageMeasures.edge * 2
  const nameWidth = 168
  const { isRightToLeft } = typesetter
  const left = pageMeasures.edge
  const table = pdf.struct('Table')
  parent.add(table)
  let y = top
  facts.forEach((fact, index) => {
    const name = typesetter.set(fact.name, nameWidth - 24, styles.factName)
    const value = typesetter.set(fact.value, width - nameWidth - 14, styles.body)
    const height = Math.max(name.lines.length, value.lines.length) * styles.body.leading + 14
    pdf.markContent('Artifact', { type: 'Layout' })
    if (index % 2 === 0) pdf.rect(left, y, width, height).fill('#eef4f7')
    pdf.endMarkedContent()
    const row = pdf.struct('TR')
    table.add(row)
    const cell = (type: 'TH' | 'TD', text: SetText, x: number): void => {
      const options = isRightToLeft ? { actual: text.plain } : {}
      const element = pdf.struct(type, type === 'TH' ? { ...options, scope: 'Row' } : options)
      row.add(element)
      element.add(() => {
        typesetter.draw(text, x, y + 7)
      })
      element.end()
    }
    cell('TH', name, isRightToLeft ? left + width - nameWidth + 12 : left + 12)
    cell('TD', value, isRightToLeft ? left + 14 : left + nameWidth)
    row.end()
    y += height
  })
  table.end()
  return y - top
}
