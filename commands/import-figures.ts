import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { z } from 'zod'
import { editionYears } from '../figures/data-imports/options.ts'
import { fileFormats } from '../figures/importers/reading-options.ts'
import { closeDatabase } from '../store/database/close-database.ts'
import type { AskedImport } from './steps/import-figures.ts'
import { CannotGoOn, endWith } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'

const usage = `Usage:
  npm run import-figures -- FILE --edition 2026 [--format ${fileFormats.join('|')}]
    [--decimal-mark .|,] [--thousands-separator none|,|.|space|’] [--separator auto|,|;|tab]
    [--indicator SLUG] [--leave-out-countries] [--leave-out-indicators]
    [--title "What it is called"] [--publish]`

const thousandsSeparators = {
  none: 'no-separator',
  ',': 'separated-by-comma',
  '.': 'separated-by-point',
  space: 'separated-by-space',
  '’': 'separated-by-apostrophe',
  "'": 'separated-by-apostrophe',
} as const

const separators = { auto: 'automatic', ',': 'by-comma', ';': 'by-semicolon', tab: 'by-tab' } as const

const given = z.object({
  place: z
    .string('Name the file')
    .refine((place) => existsSync(place), { error: ({ input }) => `There is nothing at ${String(input)}` }),
  format: z.enum(fileFormats, `--format is one of ${fileFormats.join(', ')}`).default('long-csv'),
  edition: z.coerce
    .number('--edition is the year in which the source published the file')
    .int()
    .min(editionYears.first)
    .max(editionYears.last),
  'decimal-mark': z.enum(['.', ','], '--decimal-mark is . or ,').default('.'),
  'thousands-separator': z
    .enum(
      ['none', ',', '.', 'space', '’', "'"],
      '--thousands-separator is none, a comma, a point, space or an apostrophe',
    )
    .default('none'),
  separator: z
    .enum(['auto', ',', ';', 'tab'], '--separator is auto, a comma, a semicolon or tab')
    .default('auto'),
  indicator: z.string().optional(),
  'leave-out-countries': z.boolean().default(false),
  'leave-out-indicators': z.boolean().default(false),
  title: z.string().trim().min(1).optional(),
  publish: z.boolean().default(false),
})

/**
 * `npm run import-figures -- FILE …`: reads a file of figures, says line by line what is wrong with it and what it
 * changes, and publishes it where `--publish` is given; otherwise it stands in the back office, ready to be published.
 * Ends with 1, and nothing imported, when a row is wrong. Killed and run again, it goes on.
 */
function readArguments(): AskedImport {
  const result = given.safeParse(parsedArguments())
  if (!result.success) throw new CannotGoOn(`${result.error.issues[0]?.message}. ${usage}`)
  const asked = result.data
  return {
    place: asked.place,
    name: path.basename(path.resolve(asked.place)),
    title: asked.title,
    publishes: asked.publish,
    indicator: asked.indicator,
    options: {
      format: asked.format,
      editionYear: asked.edition,
      decimalMark: asked['decimal-mark'] === '.' ? 'point' : 'comma',
      thousandsSeparator: thousandsSeparators[asked['thousands-separator']],
      separator: separators[asked.separator],
      unknownCountries: asked['leave-out-countries'] ? 'leave-out' : 'refuse',
      unknownIndicators: asked['leave-out-indicators'] ? 'leave-out' : 'refuse',
    },
  }
}

function parsedArguments(): object {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean' } as const
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        format: text,
        edition: text,
        'decimal-mark': text,
        'thousands-separator': text,
        separator: text,
        indicator: text,
        'leave-out-countries': flag,
        'leave-out-indicators': flag,
        title: text,
        publish: flag,
      },
    })
    const [place, ...others] = positionals
    if (others.length > 0) throw new CannotGoOn(`One file at a time. ${usage}`)
    return { ...values, place }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new CannotGoOn(`${error.message}. ${usage}`)
  }
}

try {
  const asked = readArguments()
  readSettings()
  const { default: config } = await import('../payload/payload.config.ts')
  const { importFigures } = await import('./steps/import-figures.ts')
  const payload = await getPayload({ config, disableOnInit: true })
  const isImported = await importFigures(payload, asked)
  await closeDatabase(payload)
  process.exit(isImported ? 0 : 1)
} catch (error) {
  endWith(error)
}
