/** What a dense screen is asked to load of a picture's width: of 2.6 pixels per CSS pixel, 1.8; of 3, 2.1. */
const share = 0.7

/**
 * A `sizes` attribute by which screens of more than 2.5 pixels per CSS pixel, phones for the most part, take pictures
 * for about two: nobody sees more in a photograph, and it would cost their visitors twice the bytes.
 */
export function sizesForDenseScreens(sizes: string): string {
  const entries = sizes.split(/,\s*(?![^(]*\))/)
  const dense = entries.map((entry) => {
    const at = /^\(.*?\)\s+(?=\S+$|\S+\()/.exec(entry)?.[0] ?? ''
    const condition = at === '' ? '' : ` and ${at.trim()}`
    return `(min-resolution: 2.5dppx)${condition} calc(${entry.slice(at.length)} * ${share})`
  })
  return [...dense, ...entries].join(', ')
}
