/** The part of Payload's description of its tables that indexes need; columns by their fields' names. */
interface Table {
  columns: Readonly<Record<string, unknown>>
  indexes?: Record<string, { name: string; on: string | string[] }>
}

interface Schema<Shape> {
  /** Both adapters give it; SQLite's types do not say so. */
  adapter?: { rawTables: Record<string, Table> }
  schema: Shape
}

/** Fields by which lists are ordered (content/<kind>/kind.ts). */
const orders = ['date', 'startsAt', 'startsOn', 'publishedOn', 'takenOn', 'issueDate', 'postedAt', 'deadline']

/**
 * Indexes that the model needs and Payload does not make: a record's texts by their record (Payload has them by language
 * only, so that each reading of a record went through the texts of all), the published records of a kind in their
 * orders, and records by what they refer to. Part of the model, so that `migrations:create` and its test know them.
 */
export function addFurtherIndexes<Shape>({ adapter, schema }: Schema<Shape>): Shape {
  if (!adapter) throw new Error('The adapter does not show its tables')
  for (const [name, table] of Object.entries(adapter.rawTables)) {
    const add = (ending: string, ...on: string[]) => {
      const index = { name: `${name}_${ending}_idx`, on }
      table.indexes = { ...table.indexes, [index.name]: index }
    }
    if (name.startsWith('payload_')) continue
    if (name.endsWith('_locales')) add('parent', '_parentID')
    if (name.endsWith('_rels') && !name.startsWith('_')) {
      for (const column of Object.keys(table.columns)) {
        if (column.endsWith('ID')) add(`${inLowerCase(column.slice(0, -2))}_parent`, column, 'path', 'parent')
      }
    }
    if ('_status' in table.columns) {
      for (const order of orders)
        if (order in table.columns) add(`published_${inLowerCase(order)}`, '_status', order)
    }
  }
  return schema
}

function inLowerCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
