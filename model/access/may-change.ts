import { docAccessOperation, docAccessOperationGlobal, type PayloadRequest } from 'payload'

/** A record, or a global, as Payload's own collections name one. */
export interface NamedRecord {
  doc?: { relationTo: string; value: number } | null | undefined
  global?: string | null | undefined
}

/** Whether the person behind a request may change what is named; nobody changes what is not there. */
export async function mayChange({ doc, global }: NamedRecord, req: PayloadRequest): Promise<boolean> {
  const { collections, config } = req.payload
  const collection = Object.values(collections).find(({ config: { slug } }) => slug === doc?.relationTo)
  if (collection && doc) return (await docAccessOperation({ collection, id: doc.value, req })).update === true
  const globalConfig = config.globals.find(({ slug }) => slug === global)
  return globalConfig !== undefined && (await docAccessOperationGlobal({ globalConfig, req })).update === true
}
