import type { ImportMap } from 'payload'

/** Written by `npm run types:generate`. */
export const importMap: ImportMap
