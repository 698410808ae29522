/**
 * The weights that the styles use; a bolder one is drawn with the boldest of them. 400 is one that the typefaces' makers
 * drew: a lighter one would need their lightest drawings too, a fifth of each file.
 */
export const weights = { min: 400, max: 600 }

/** One file of letters that browsers load, cut from one of Fontsource's. */
export interface FontFile {
  /** Within `@fontsource-variable`. */
  source: string
  /** Code points, as in CSS; the file has those of them that its source has. */
  range: string
  /** Features of the source that stay; all, when none are named. */
  features?: readonly string[]
  /** The weights that the file has; `weights` when none are named. */
  weights?: { min: number; max: number }
}

/** Without the fractions, which no page asks for. */
const latinFeatures = ['ccmp', 'kern', 'liga', 'mark', 'mkmk']

const english =
  'U+0000-007F, U+00A0, U+00A9, U+00AB, U+00B0, U+00B3, U+00B7, U+00BB, U+00D7, U+00E7, U+00E9, U+00FC, U+200E-200F, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2066-2069, U+2212'
const french =
  'U+00B2, U+00C0, U+00C2, U+00C6-00CB, U+00CE-00CF, U+00D4, U+00D9, U+00DB-00DC, U+00E0, U+00E2, U+00E6, U+00E8, U+00EA-00EB, U+00EE-00EF, U+00F4, U+00F9, U+00FB, U+00FF, U+0152-0153, U+20AC'

/**
 * Arabic and Persian letters, and the Latin ones beside them, have the weight of text alone: each further one would take a
 * third of a file. Browsers embolden them from 600 on, so that these languages' pages have no weight between
 * (`--weight-medium`, `--weight-strong`).
 */
const inOneWeight = { weights: { min: 400, max: 400 } }

/**
 * Without the tabular digits, which stand apart: the others are as wide as each other as they are; and without what the typeface does
 * by language (`locl`), which it has for Urdu alone.
 */
const persianFeatures = ['calt', 'ccmp', 'fina', 'init', 'kern', 'liga', 'mark', 'medi', 'mkmk', 'rlig']

const readexPro = (script: string) => `readex-pro/files/readex-pro-${script}-wght-normal.woff2`
const vazirmatn = 'vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'

/**
 * What the site is written in is apart from what a page seldom has. The letters of one word of Arabic or Persian are in
 * one file, since they join. `fonts.css` repeats the ranges.
 */
export const fontFiles = {
  /** English whole, with `Français`, `Türkiye` and `m³`, and the marks and controls that other languages' pages have too. */
  'readex-pro-latin': {
    source: readexPro('latin'),
    range: english,
    features: latinFeatures,
  },
  /** What French needs besides, and `km²`: for French words in other languages' pages. */
  'readex-pro-french': { source: readexPro('latin'), range: french, features: latinFeatures },
  /** Both in one file for French pages: letters with accents are made of the others, which are in it once. */
  'readex-pro-latin-french': {
    source: readexPro('latin'),
    range: `${english}, ${french}`,
    features: latinFeatures,
  },
  /** All of `readex-pro-latin`, for Arabic and Persian pages: digits, punctuation, names and abbreviations. */
  'readex-pro-latin-in-one-weight': {
    source: readexPro('latin'),
    range: english,
    features: ['ccmp'],
    ...inOneWeight,
  },
  'readex-pro-latin-further': {
    source: readexPro('latin'),
    range:
      'U+0080-009F, U+00A1-00A8, U+00AA, U+00AC-00AF, U+00B1, U+00B4-00B6, U+00B8-00BA, U+00BC-00BF, U+00C1, U+00C3-00C5, U+00CC-00CD, U+00D0-00D3, U+00D5-00D6, U+00D8, U+00DA, U+00DD-00DF, U+00E1, U+00E3-00E5, U+00EC-00ED, U+00F0-00F3, U+00F5-00F8, U+00FA, U+00FD-00FE, U+0102, U+0131, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+2009, U+200B, U+201A, U+201E, U+2033, U+2039-203A, U+2044, U+2122, U+2215',
    features: latinFeatures,
  },
  'readex-pro-latin-extended': {
    source: readexPro('latin-ext'),
    range:
      'U+0100-0101, U+0103-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02DD, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113',
    features: latinFeatures,
  },
  'readex-pro-arabic': {
    source: readexPro('arabic'),
    range: 'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+066A-066C, U+0670, U+200C-200D',
    ...inOneWeight,
  },
  /** Arabic's own digits, letters of other languages, ornaments. */
  'readex-pro-arabic-further': {
    source: readexPro('arabic'),
    range:
      'U+0600-060B, U+060D-061A, U+061C-061E, U+0620, U+063B-063F, U+0656-0669, U+066D-066F, U+0671-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC',
    ...inOneWeight,
  },
  /** Readex Pro's file for Arabic lacks the letters and digits of Persian. */
  'vazirmatn-persian': {
    source: vazirmatn,
    range:
      'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+066A-066C, U+0670, U+067E, U+0686, U+0698, U+06A9, U+06AF, U+06C0, U+06CC, U+06D5, U+06F0-06F9, U+200C-200D',
    features: persianFeatures,
    ...inOneWeight,
  },
  /** Letters of other languages, Arabic's own digits, ornaments. */
  'vazirmatn-further': {
    source: vazirmatn,
    range:
      'U+0600-060B, U+060D-061A, U+061C-061E, U+0620, U+063B-063F, U+0656-0669, U+066D-066F, U+0671-067D, U+067F-0685, U+0687-0697, U+0699-06A8, U+06AA-06AE, U+06B0-06BF, U+06C1-06CB, U+06CD-06D4, U+06D6-06EF, U+06FA-06FF, U+0750-077F, U+FB50-FDFF, U+FE70-FEFC',
    features: persianFeatures,
    ...inOneWeight,
  },
} satisfies Readonly<Record<string, FontFile>>
