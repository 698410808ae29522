import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionConfig, FieldHook, NumberField } from 'payload'
import { z } from 'zod'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { nobody } from '../access/nobody.ts'
import { adminComponents } from '../admin-components.ts'
import { number } from '../fields/fields.ts'

const highest = z.tuple([z.object({ highest: z.coerce.number().nullable() })])

/** What somebody of the staff adds comes last; what the product writes has the place that it says. */
const comeLast: FieldHook = async ({ collection, operation, req, value }) => {
  if (operation !== 'create' || !req.user || !collection || (value ?? null) !== null) return value
  const { rows } = await rawSql(req.payload, req)
  const { table, column } = namesOf(req.payload, collection.slug)
  const [found] = highest.parse(await rows(sql`SELECT MAX(${column('order')}) AS highest FROM ${table}`))
  return (found.highest ?? 0) + 1
}

/**
 * A record's place among those of its kind. It is chosen by moving records about (`/admin/order`), not typed: a form that
 * was opened before others were moved would put the record back.
 */
export function placeInOrder(): NumberField {
  const field = number('order', { sidebar: true, readOnly: true })
  return {
    ...field,
    access: { create: nobody, update: nobody },
    admin: { ...field.admin, components: { afterInput: [adminComponents.orderOfKind] } },
    hooks: { beforeChange: [comeLast], beforeDuplicate: [() => null] },
  }
}

/** Whether the records of a kind have such a place. */
export function isOrdered({ fields }: Pick<CollectionConfig, 'fields'>): boolean {
  return fields.some((field) => 'name' in field && field.name === 'order')
}
