import PDFDocument from 'pdfkit'
import type { Language } from '../../../site/i18n/languages.ts'

export interface DocumentOptions {
  /** Where the npm packages of `@fontsource` lie; by default among the project's own packages. */
  fontFolder?: string
  /** The date written into the file; a fixed one makes the same input give the same bytes. */
  createdAt?: Date
}

export interface OpenDocument {
  pdf: PDFDocument
  /** Closes the file and gives its bytes. */
  finish(): Promise<Buffer>
}

/** Opens an A4 document that says what it is called, whose it is and which language it speaks. */
export function openDocument(about: {
  title: string
  author: string
  subject: string
  language: Language
  createdAt: Date
}): OpenDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: about.language,
    displayTitle: true,
    info: {
      Title: about.title,
      Author: about.author,
      Subject: about.subject,
      Creator: about.author,
      CreationDate: about.createdAt,
      ModDate: about.createdAt,
    },
  })
  const chunks: Uint8Array[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  return {
    pdf,
    finish: () => {
      pdf.end()
      return finished
    },
  }
}
