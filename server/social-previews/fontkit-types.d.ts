/** The part of Fontkit 2.0 that previews use; it ships no types. */
declare module 'fontkit' {
  export interface GlyphPath {
    scale(x: number, y: number): GlyphPath
    translate(x: number, y: number): GlyphPath
    /** The outline as the `d` of an SVG path; empty for a space. */
    toSVG(): string
  }

  export interface Glyph {
    readonly id: number
    readonly path: GlyphPath
  }

  export interface GlyphPosition {
    xAdvance: number
    xOffset: number
    yOffset: number
  }

  /** Shaped letters from left to right as they are seen. */
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly GlyphPosition[]
    readonly advanceWidth: number
  }

  export interface Font {
    readonly unitsPerEm: number
    layout(text: string): GlyphRun
    hasGlyphForCodePoint(codePoint: number): boolean
  }

  export function openSync(file: string): Font
}
