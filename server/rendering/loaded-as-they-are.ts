/**
 * Packages that compiled code loads as they are: they find files of their own beside themselves (programs for the
 * system, workers), or are loaded only when something asks for them. All others are part of what is compiled: two
 * thousand small files take three times as long to start from, and more memory (docs/decisions/010).
 */
export const loadedAsTheyAre: readonly string[] = [
  '@libsql/client',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'drizzle-kit',
  'fontkit',
  'json-schema-to-typescript',
  'libsql',
  'pg',
  'pino',
  'pino-pretty',
  'prettier',
  'sharp',
]
