import type { GlobalConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { text } from '../fields/fields.ts'

/** See `content/database/content-version.ts`. Only code reads and writes it. */
export const contentVersion: GlobalConfig = {
  slug: 'content-version',
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [text('token')],
}
