import type { CollectionSlug, Payload } from 'payload'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { isFields, type Fields } from '../../store/fields.ts'
import { nameInFormerScheme } from './test-tender.ts'

interface WrittenFile {
  name: string
  mimetype: string
  data: Buffer
}

/** The Local API for kinds chosen at run time; Payload checks each record against its kind. */
interface WritesRecords {
  create(options: object): Promise<unknown>
  update(options: object): Promise<unknown>
}

/** Writes test records as an editor would, in the languages given; one after the other. */
export class RecordWriter {
  readonly #payload: WritesRecords
  readonly #whole: Payload

  constructor(payload: Payload) {
    this.#payload = payload
    this.#whole = payload
  }

  /** @returns the id */
  async publish(
    collection: CollectionSlug,
    texts: Partial<Record<Language, Fields>>,
    fields: Fields = {},
    file?: WrittenFile,
  ): Promise<number> {
    const [first, ...others] = languageCodes.filter((language) => texts[language])
    if (!first) throw new Error(`A record of ${collection} was given in no language`)
    // A tender is published with custodians, or named by the log first.
    const isTender = collection === 'tenders'
    const data = { ...fields, ...texts[first], _status: 'published' }
    const made = await this.#payload.create({
      ...{ collection, locale: first },
      ...(isTender ? { draft: true, data: { ...data, _status: 'draft' } } : { data }),
      ...(file && { file: { ...file, size: file.data.length } }),
    })
    const id = idOf(made)
    if (isTender) await nameInFormerScheme(this.#whole, id, String(fields.deadline))
    const written = isTender
      ? await this.#payload.update({ collection, id, locale: first, data: { _status: 'published' } })
      : made
    for (const locale of others) {
      const translated = { ...withRowIds(texts[locale] ?? {}, written), _status: 'published' }
      await this.#payload.update({ collection, id, locale, data: translated })
    }
    return id
  }

  /** A record that was never published. */
  async draft(collection: CollectionSlug, fields: Fields): Promise<number> {
    const written = await this.#payload.create({
      collection,
      locale: 'en',
      draft: true,
      data: { ...fields, _status: 'draft' },
    })
    return idOf(written)
  }

  /** A change to a published record that is not published yet. */
  async draftBeside(collection: CollectionSlug, id: number, fields: Fields): Promise<void> {
    await this.#payload.update({
      collection,
      id,
      locale: 'en',
      draft: true,
      data: { ...fields, _status: 'draft' },
    })
  }
}

/** Rows are the same ones in every language, by their ids; without them new rows would replace the first. */
function withRowIds(fields: Fields, written: unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const rows: unknown = isFields(written) ? written[name] : undefined
      if (!Array.isArray(value) || !Array.isArray(rows)) return [name, value]
      return [
        name,
        value.map((row: unknown, index) => (isFields(row) ? { ...row, id: rowId(rows[index]) } : row)),
      ]
    }),
  )
}

function rowId(row: unknown): unknown {
  return isFields(row) ? row.id : undefined
}

function idOf(record: unknown): number {
  if (typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'number')
    return record.id
  throw new Error('A record was written without a number as its id')
}
