import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { defaultLanguage, languageCodes, type Language } from '../languages/languages.ts'
import { isFields, type Fields } from '../store/fields.ts'

/** Fields of one record in one language. */
type FieldsIn = (language: Language) => Fields

/** Files given to an upload collection. */
interface StarterFile {
  data: Buffer
  mimetype: string
  name: string
  size: number
}

/** The Local API for kinds chosen at run time; Payload checks each record against its kind. */
interface RecordWriter {
  create(options: object): Promise<unknown>
  update(options: object): Promise<unknown>
  updateGlobal(options: object): Promise<unknown>
}

/** Writes starter records in all languages, as an editor would, and remembers them by slug. */
export class StarterWriter {
  readonly #payload: Payload
  readonly #records: RecordWriter
  readonly #transactionID: number | string | undefined
  readonly #ids = new Map<string, number | string>()

  /** @param transactionID of the one transaction that holds it all, where the database has transactions */
  constructor(payload: Payload, transactionID: number | string | undefined) {
    this.#payload = payload
    this.#records = payload
    this.#transactionID = transactionID
  }

  get payload(): Payload {
    return this.#payload
  }

  /** What every operation shares. A new object each time, because Payload writes an operation's language into it. */
  get request(): Partial<PayloadRequest> {
    return {
      context: { storeContentVersion: true },
      ...(this.#transactionID !== undefined && { transactionID: this.#transactionID }),
    }
  }

  /** The id of a record written before. */
  id(collection: CollectionSlug, slug: string): number | string {
    const id = this.#ids.get(`${collection}/${slug}`)
    if (id === undefined)
      throw new Error(`The starter content refers to ${collection}/${slug}, which is not there`)
    return id
  }

  ids(collection: CollectionSlug, slugs: readonly string[]): (number | string)[] {
    return slugs.map((slug) => this.id(collection, slug))
  }

  /** Writes a published record in English, then its texts in the other languages. */
  async write(collection: CollectionSlug, key: string, fieldsIn: FieldsIn, file?: StarterFile) {
    return this.#write(collection, key, fieldsIn, { isPublished: true, ...(file && { file }) })
  }

  /** Writes a draft, for what is published by another act than saving. */
  async writeDraft(collection: CollectionSlug, key: string, fieldsIn: FieldsIn) {
    return this.#write(collection, key, fieldsIn, { isPublished: false })
  }

  async #write(
    collection: CollectionSlug,
    key: string,
    fieldsIn: FieldsIn,
    { isPublished, file }: { isPublished: boolean; file?: StarterFile },
  ) {
    const _status = isPublished ? 'published' : 'draft'
    const base = { collection, overrideAccess: true, depth: 0, ...(!isPublished && { draft: true }) }
    const inEnglish = fieldsIn(defaultLanguage)
    const created: unknown = await this.#records.create({
      ...base,
      req: this.request,
      locale: defaultLanguage,
      data: { ...inEnglish, _status },
      ...(file && { file }),
    })
    const id = idOf(created)
    for (const language of languageCodes) {
      if (language === defaultLanguage) continue
      await this.#records.update({
        ...base,
        req: this.request,
        id,
        locale: language,
        data: { ...withRowIds(fieldsIn(language), isFields(created) ? created : {}), _status },
      })
    }
    this.#ids.set(`${collection}/${key}`, id)
    return id
  }

  /**
   * Writes a row as the database stores it, with each translated text in all languages, past the hooks that store and
   * resize an upload.
   */
  async writeRow(collection: CollectionSlug, key: string, data: Record<string, unknown>) {
    const id = idOf(await this.#payload.db.create({ collection, data, req: this.request }))
    this.#ids.set(`${collection}/${key}`, id)
    return id
  }

  /** Writes a global in every language. */
  async writeGlobal(slug: GlobalSlug, fieldsIn: FieldsIn): Promise<void> {
    let stored: Fields = {}
    for (const language of languageCodes) {
      const written: unknown = await this.#records.updateGlobal({
        slug,
        overrideAccess: true,
        depth: 0,
        req: this.request,
        locale: language,
        data: { ...withRowIds(fieldsIn(language), stored), _status: 'published' },
      })
      if (isFields(written)) stored = written
    }
  }
}

function idOf(record: unknown): number | string {
  if (typeof record === 'object' && record !== null && 'id' in record) {
    if (typeof record.id === 'number' || typeof record.id === 'string') return record.id
  }
  throw new Error('A record was written without an id')
}

/** Rows keep their ids from language to language; without them, Payload would write new rows in place of the first. */
function withRowIds(fields: Fields, stored: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, valueWithRowIds(value, stored[name])]),
  )
}

function valueWithRowIds(value: unknown, stored: unknown): unknown {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = Array.isArray(stored) ? stored : []
    return value.map((row: unknown, index) => {
      const storedRow = rows[index]
      if (!isFields(row) || !isFields(storedRow) || !('id' in storedRow)) return row
      return { ...withRowIds(row, storedRow), id: storedRow.id }
    })
  }
  // Rich text is one value, whatever stands in it.
  if (isFields(value) && isFields(stored) && !('root' in value)) return withRowIds(value, stored)
  return value
}
