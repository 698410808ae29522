import { z } from 'zod'
import { cacheUntilPublish } from '../../store/read/cache-until-publish.ts'
import { readPublished } from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import { dataTable, type DataTable } from './data-table.ts'

const documentRows = z.array(z.object({ filename: z.string(), dataTable: dataTable.nullish() }))

/** A table with its chart's values weighs up to 200 kB. */
const cached = cacheUntilPublish<ReadonlyMap<string, DataTable>>(50)

/**
 * What is stored of files of data, by the files' names. A file without a table of its own, or one that was uploaded before
 * tables were stored, is not among them.
 */
export async function readDataTables(
  reading: Reading,
  names: readonly string[],
): Promise<ReadonlyMap<string, DataTable>> {
  if (names.length === 0) return new Map()
  return cached(reading, JSON.stringify(names), async (note) => {
    note('documents')
    const { documents } = await readPublished(reading, {
      collection: 'documents',
      where: { filename: { in: [...names] } },
      depth: 0,
    })
    return new Map(
      documentRows
        .parse(documents)
        .flatMap(({ filename, dataTable: table }) => (table ? [[filename, table] as const] : [])),
    )
  })
}
