import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { fontFiles, weights, type FontFile } from './font-files.ts'

const { resolve } = createRequire(import.meta.url)

/** One file of letters, in the form that browsers load. */
export async function makeFont({
  source,
  range,
  features,
  weights: own = weights,
}: FontFile): Promise<Buffer> {
  return subsetFont(
    await readFile(resolve(`@fontsource-variable/${source}`)),
    String.fromCodePoint(...codePointsOf(range)),
    { targetFormat: 'woff2', variationAxes: { wght: own }, ...(features && { keepFeatures: features }) },
  )
}

/**
 * Writes the site's font files, unless they are there, and gives their folder. Its name says what they are made of, so
 * that builds at the same time don't disturb each other.
 */
export async function makeFonts(): Promise<string> {
  const lock = await readFile(resolve('../../../package-lock.json'))
  const made = createHash('sha256').update(lock).update(JSON.stringify({ fontFiles, weights })).digest('hex')
  const folder = path.join(import.meta.dirname, '../../../node_modules/.cache/fonts', made.slice(0, 16))
  await mkdir(folder, { recursive: true })
  for (const [name, file] of Object.entries(fontFiles)) {
    const target = path.join(folder, `${name}.woff2`)
    if (existsSync(target)) continue
    const unfinished = `${target}.${process.pid}`
    await writeFile(unfinished, await makeFont(file))
    await rename(unfinished, target)
  }
  return folder
}

/** The code points of a range as CSS writes it: `U+0041, U+0061-007A`. */
export function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    const start = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index)
  })
}
