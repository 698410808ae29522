declare module 'subset-font' {
  /** A font with some letters of another, and with a part of its weights. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      variationAxes: Readonly<Record<string, { min: number; max: number }>>
      keepFeatures?: readonly string[]
    },
  ): Promise<Buffer>
}
