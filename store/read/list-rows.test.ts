import { integer, sqliteTable, text } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { relatedBy, tableOfKind } from './list-rows.ts'

const columns = { id: integer('id'), _status: text('_status'), slug: text('slug') }
const relation = (name: string, relationTo: string) => ({ type: 'relationship', name, relationTo })
const payload: Payload = Object.assign(Object.create(null), {
  db: {
    tables: {
      news: sqliteTable('news', { ...columns, topic: integer('topic_id'), before: integer('before_id') }),
      topics: sqliteTable('topics', columns),
    },
  },
  collections: {
    news: { config: { flattenedFields: [relation('topic', 'topics'), relation('before', 'news')] } },
    topics: { config: { flattenedFields: [] } },
  },
})

const related = (path: string) => relatedBy(payload, tableOfKind(payload, 'news'), path)

test('a path beyond a record leads to the kind that it refers to, and a field of its own nowhere', () => {
  expect(related('topic.slug')).toMatchObject({ collection: 'topics', field: 'slug', hasSeveral: false })
  expect(related('slug')).toBeUndefined()
})

test('a kind that refers to its own records is refused: a join would name its table twice', () => {
  expect(() => related('before.slug')).toThrow(
    new RangeError("news can't be narrowed by others of its kind (before.slug)"),
  )
})
