/**
 * The part of PDFKit 0.20 that the documents use. PDFKit ships no types, and @types/pdfkit describes 0.17, which knows
 * less of tagged structure.
 */
declare module 'pdfkit' {
  export type PdfColour = string
  type Closure = () => void

  export interface PdfStructure {
    add(child: PdfStructure | Closure): PdfStructure
    end(): void
  }

  export interface PdfStructureOptions {
    title?: string
    alt?: string
    /** Read out instead of the marks on the page. */
    actual?: string
    scope?: 'Row' | 'Column'
  }

  export interface PdfOutline {
    addItem(title: string, options?: { expanded?: boolean; pageNumber?: number }): PdfOutline
  }

  export interface PdfGradient {
    stop(position: number, colour: PdfColour, opacity?: number): PdfGradient
  }

  export interface PdfTextOptions {
    lineBreak?: boolean
    /** An empty list makes PDFKit shape the whole text at once, not word by word. */
    features?: string[]
    baseline?: 'alphabetic'
  }

  export default class PDFDocument {
    constructor(options: {
      size?: 'A4'
      margin?: number
      autoFirstPage?: boolean
      bufferPages?: boolean
      compress?: boolean
      pdfVersion?: '1.7'
      lang?: string
      tagged?: boolean
      displayTitle?: boolean
      info?: Record<string, string | Date>
    })
    readonly page: { width: number; height: number }
    readonly outline: PdfOutline
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
    end(): void
    addPage(): this

    registerFont(name: string, source: string | Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string, options?: PdfTextOptions): number
    text(text: string, x: number, y: number, options?: PdfTextOptions): this

    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(x: number, y: number): this
    clip(): this
    path(outline: string): this
    rect(x: number, y: number, width: number, height: number): this
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(width: number): this
    fillColor(colour: PdfColour, opacity?: number): this
    fillOpacity(opacity: number): this
    strokeOpacity(opacity: number): this
    fill(colour?: PdfColour | PdfGradient): this
    stroke(colour?: PdfColour): this
    linearGradient(x1: number, y1: number, x2: number, y2: number): PdfGradient

    struct(type: string, options?: PdfStructureOptions): PdfStructure
    addStructure(structure: PdfStructure): this
    markContent(tag: 'Artifact', options?: { type: 'Pagination' | 'Layout' }): this
    endMarkedContent(): this
    addNamedDestination(name: string, kind: 'XYZ', x: number | null, y: number, zoom: null): void
    goTo(
      x: number,
      y: number,
      width: number,
      height: number,
      name: string,
      options?: { structParent?: PdfStructure },
    ): this
  }
}
