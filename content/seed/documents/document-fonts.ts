import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type PDFDocument from 'pdfkit'
import { unpackWoff } from './unpack-woff.ts'

export type FontWeight = 'light' | 'regular' | 'strong'

const weights: Readonly<Record<FontWeight, number>> = { light: 300, regular: 400, strong: 600 }

/** One family for every language: Plex Sans, and Plex Sans Arabic, which has the Persian letters too. */
const subsets = [
  {
    name: 'latin',
    file: (weight: number) => `ibm-plex-sans/files/ibm-plex-sans-latin-${weight}-normal.woff`,
  },
  {
    name: 'latin-ext',
    file: (weight: number) => `ibm-plex-sans/files/ibm-plex-sans-latin-ext-${weight}-normal.woff`,
  },
  {
    name: 'arabic',
    file: (weight: number) => `ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff`,
  },
] as const

export interface DocumentFonts {
  /** The registered font that has a letter in a weight. */
  fontFor(letter: string, weight: FontWeight): string
}

/** Puts the family's files into a document. Without a folder they come from the project's packages. */
export function registerFonts(pdf: PDFDocument, fontFolder?: string): DocumentFonts {
  for (const weight of Object.values(weights)) {
    for (const subset of subsets) {
      pdf.registerFont(`${subset.name}-${weight}`, read(locate(subset.file(weight), fontFolder)))
    }
  }
  return { fontFor: (letter, weight) => `${subsetOf(letter)}-${weights[weight]}` }
}

function subsetOf(letter: string): (typeof subsets)[number]['name'] {
  if (/[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/.test(letter)) return 'arabic'
  // The ranges into which Fontsource parts the family: what is neither Latin-1 nor common punctuation is in latin-ext.
  if (/[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0]/.test(letter))
    return 'latin-ext'
  return 'latin'
}

const { resolve } = createRequire(import.meta.url)

function locate(file: string, fontFolder: string | undefined): string {
  if (fontFolder !== undefined) return join(fontFolder, file)
  try {
    return resolve(`@fontsource/${file}`)
  } catch (cause) {
    const needed = '@fontsource/ibm-plex-sans and @fontsource/ibm-plex-sans-arabic'
    throw new Error(`Documents need the npm packages ${needed}: there is no ${file}.`, { cause })
  }
}

const files = new Map<string, Uint8Array>()

function read(path: string): Uint8Array {
  const data = files.get(path) ?? unpackWoff(readFileSync(path))
  files.set(path, data)
  return data
}
