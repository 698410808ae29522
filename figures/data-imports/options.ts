import { z } from 'zod'
import type { Separator } from '../importers/csv-records.ts'
import {
  fileFormats,
  type DecimalMark,
  type ReadingOptions,
  type ThousandsSeparator,
} from '../importers/reading-options.ts'
import { ImportRefusedError } from './import-refused-error.ts'

/** As records have them, whose values are names of options. */
export const decimalMarks = { point: '.', comma: ',' } as const satisfies Record<string, DecimalMark>

export const thousandsSeparators = {
  'no-separator': '',
  'separated-by-comma': ',',
  'separated-by-point': '.',
  'separated-by-space': ' ',
  'separated-by-apostrophe': '’',
} as const satisfies Record<string, ThousandsSeparator>

/** Between the cells of a line. Automatic: the one that the file's first line has. */
export const cellSeparators = {
  automatic: null,
  'by-comma': ',',
  'by-semicolon': ';',
  'by-tab': '\t',
} as const satisfies Record<string, Separator | null>

/** What is done with rows whose country or indicator nobody knows here. */
export const waysWithUnknown = ['refuse', 'leave-out'] as const

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>) =>
  z.custom<Name>((value) => typeof value === 'string' && Object.hasOwn(table, value))

/** How an import's file is read, as its record says; the first and the last year are those of `editionYears`. */
export const importOptions = z.object({
  format: z.enum(fileFormats),
  decimalMark: namesOf(decimalMarks),
  thousandsSeparator: namesOf(thousandsSeparators),
  separator: namesOf(cellSeparators)
    .nullish()
    .transform((name) => name ?? 'automatic'),
  editionYear: z.int(),
  /** Id of an indicator's record. */
  indicator: z
    .number()
    .nullish()
    .transform((id) => id ?? null),
  unknownCountries: z.enum(waysWithUnknown),
  unknownIndicators: z.enum(waysWithUnknown),
})

export type ImportOptions = z.output<typeof importOptions>

/**
 * Apart from the schema above, which also reads what published imports were read with, so that these can still be undone.
 * @throws ImportRefusedError where one mark is to have both meanings
 */
export function refuseSameMarks({
  decimalMark,
  thousandsSeparator,
}: Pick<ImportOptions, 'decimalMark' | 'thousandsSeparator'>): void {
  if (decimalMarks[decimalMark] === thousandsSeparators[thousandsSeparator])
    throw new ImportRefusedError('sameMarks')
}

/** Years in which a file may have been published. */
export const editionYears = { first: 1950, last: 2100 } as const

/** In one spelling, so that two readings of a file can be compared. */
export function writtenOptions(options: ImportOptions): string {
  const { separator, ...others } = importOptions.parse(options)
  // What was read before there was this option stays what was read without it.
  return JSON.stringify({ ...others, ...(separator !== 'automatic' && { separator }) })
}

/**
 * For whoever reads the file.
 * @param indicator code of the indicator that the record names
 */
export function readingOptions(options: ImportOptions, indicator: string | null): ReadingOptions {
  return {
    format: options.format,
    decimalMark: decimalMarks[options.decimalMark],
    thousandsSeparator: thousandsSeparators[options.thousandsSeparator],
    separator: cellSeparators[options.separator],
    editionYear: options.editionYear,
    indicator,
  }
}
