import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import type { JournalAct } from '../../languages/back-office/journal-words.ts'
import { isInTrash } from '../../store/being-trashed.ts'
import { nobody } from '../access/nobody.ts'
import { visitorsSeeAChange } from '../hooks/published-row.ts'
import { addToJournal, type NewEntry } from './journal.ts'

/**
 * With transactions, a change and its entry are one. Without them the change is made already: an entry that could not be
 * written is logged.
 */
export async function enterInJournal(
  req: PayloadRequest,
  entry: Omit<NewEntry, 'person' | 'at'>,
  person: NewEntry['person'] = req.user,
): Promise<void> {
  try {
    await addToJournal(req.payload, { ...entry, person, at: new Date() }, req)
  } catch (error) {
    if (req.transactionID !== undefined) throw error
    const { act, kind, record } = entry
    req.payload.logger.error({ err: error, act, kind, record, msg: 'The journal could not be written' })
  }
}

const hasDrafts = ({ versions }: Pick<CollectionConfig, 'versions'>) =>
  typeof versions === 'object' && Boolean(versions.drafts)

/** What strangers sent, and the starter content, are entered by nobody. */
const isEntered = (req: PayloadRequest, collection: Pick<CollectionConfig, 'versions'>) =>
  req.context.storeContentVersion !== true && (req.user !== null || hasDrafts(collection))

const enterChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (!isEntered(req, collection)) return doc
  const change = { before: operation === 'create' ? undefined : previousDoc, after: doc }
  const act = statusOf(doc) === undefined ? simpleAct(change) : await draftedAct(req, collection.slug, change)
  const entry = { kind: collection.slug, record: Number(doc.id), title: titleOf(collection, doc) }
  await enterInJournal(req, { act, ...entry })
  // A record comes back as a draft, or as it was on the site.
  if (act === 'restored' && statusOf(doc) === 'published')
    await enterInJournal(req, { act: 'published', ...entry })
  return doc
}

const enterDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!isEntered(req, collection)) return
  const title = titleOf(collection, doc)
  await enterInJournal(req, { act: 'deleted', kind: collection.slug, record: Number(id), title })
}

const enterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (req.context.storeContentVersion === true) return doc
  const act = statusOf(doc) === 'draft' ? 'drafted' : 'published'
  await enterInJournal(req, { act, kind: global.slug, record: 0, title: null })
  return doc
}

interface Change {
  /** Nothing for a new record. */
  before: unknown
  after: { id: number | string; _status?: string | null }
}

function simpleAct({ before, after }: Change): JournalAct {
  if (before === undefined) return 'created'
  if (isInTrash(before) !== isInTrash(after)) return isInTrash(after) ? 'trashed' : 'restored'
  return 'changed'
}

async function draftedAct(req: PayloadRequest, kind: CollectionSlug, change: Change): Promise<JournalAct> {
  const simple = simpleAct(change)
  if (simple === 'trashed' || simple === 'restored') return simple
  if (change.after._status === 'published') return 'published'
  if (simple === 'created') return simple
  return (await visitorsSeeAChange(req, kind, change.after)) ? 'unpublished' : 'drafted'
}

function statusOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && '_status' in record ? record._status : undefined
}

/** Records of other kinds may be called by a stranger's name: their number stands for them. */
function titleOf(collection: CollectionConfig, record: object): string | null {
  const field = collection.admin?.useAsTitle
  if (field === undefined || !(hasDrafts(collection) || collection.upload)) return null
  const title: unknown = new Map<string, unknown>(Object.entries(record)).get(field)
  return typeof title === 'string' ? title : null
}

/** Every change that staff make to a record is entered in the journal; so is what happens to published kinds by itself. */
export function journalRecords(collection: CollectionConfig): CollectionConfig {
  const { access, hooks } = collection
  if (access?.update === nobody) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), enterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), enterDeletion],
    },
  }
}

/** The same for what there is one of. */
export function journalGlobals(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), enterGlobalChange] } }
}
