import type { Payload } from 'payload'
import { z } from 'zod'
import { organizationOf } from '../../../content/organization/read-organization.ts'
import { publicationKind } from '../../../content/publications/kind.ts'
import { languageCodes } from '../../../languages/languages.ts'
import { fileNameOf } from '../../../store/uploads/file-address.ts'
import { RecordReader } from '../../../store/read/record-reader.ts'
import { chooseDataFiles, dataFilesOf } from '../choose-data-files.ts'
import { dataTable } from '../data-table.ts'
import type { HeldValues } from './said-of-values.ts'
import { ofTransaction, type InTransaction } from '../../../store/database/in-transaction.ts'

/** What visitors can take away of a dataset at this moment. */
export interface PublicState {
  /** By version. */
  charts: ReadonlyMap<string, HeldValues>
  files: readonly { name: string; document: number }[]
}

const filesOfDocument = z.object({
  files: z
    .array(
      z.object({
        file: z
          .object({ id: z.number(), filename: z.string(), dataTable: dataTable.nullish() })
          .nullable()
          .catch(null),
      }),
    )
    .nullish(),
})

/** @returns nothing for what is no dataset, or not on the site */
export async function readPublicState(
  payload: Payload,
  publication: number,
  req: InTransaction = {},
): Promise<PublicState | undefined> {
  const { docs } = await payload.find({
    collection: 'publications',
    where: {
      and: [
        { id: { equals: publication } },
        { kind: { equals: 'dataset' } },
        { _status: { equals: 'published' } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 1,
    locale: 'all',
    overrideAccess: false,
    ...ofTransaction(req),
  })
  const [document] = docs
  if (!document) return undefined
  const organization = await payload.findGlobal({
    slug: 'organization',
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    ...ofTransaction(req),
  })
  const stored = (filesOfDocument.parse(document).files ?? []).flatMap(({ file }) => file ?? [])
  const tables = new Map(
    stored.flatMap(({ filename, dataTable: table }) => (table ? [[filename, table] as const] : [])),
  )
  const charts = new Map<string, HeldValues>()
  const names = new Set<string>()
  for (const language of languageCodes) {
    const reading = { payload, language, now: new Date() }
    const read = publicationKind.read(new RecordReader(document, language), reading)
    for (const { file } of dataFilesOf(read)) names.add(fileNameOf(file.address))
    const { charted } = chooseDataFiles(read, tables, language)
    if (!charted) continue
    const { values, version, file } = charted
    const { title, authors, publishedOn } = read
    const name = organizationOf(new RecordReader(organization, language)).name
    const said = { title, authors, publishedOn, file, organization: name }
    charts.set(version, { values, said: { ...charts.get(version)?.said, [language]: said } })
  }
  const files = stored.flatMap(({ id, filename }) =>
    names.has(filename) ? [{ name: filename, document: id }] : [],
  )
  return {
    charts,
    files: files.filter(({ name }, place) => files.findIndex((one) => one.name === name) === place),
  }
}
