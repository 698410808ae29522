import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedConfig,
  Where,
} from 'payload'
import { z } from 'zod'
import { mayChange } from '../access/may-change.ts'
import { nobody } from '../access/nobody.ts'
import { isOnlyTranslator } from '../access/roles.ts'

/**
 * Payload notes in a collection of its own who has a record or a global open, and refuses the saves of everybody else for five
 * minutes; whoever is signed in may write there, in anybody's name. Its forms note it past all access. What they ask for
 * over REST is left: to take over what one may change oneself, and to let go of what one holds.
 */
export async function guardHeldRecords(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config
  const held = built.collections.find(({ slug }) => slug === 'payload-locked-documents')
  if (!held) throw new TypeError('Payload does not note who has a record open')
  Object.assign(held.access, { create: nobody, read: whoMayRead, update: whoMayTakeOver, delete: ownOnly })
  held.hooks.beforeChange.push(inOnesOwnName)
  held.hooks.afterRead.push(nameTheHolder)
  return built
}

function ownOnly({ req: { user } }: { req: PayloadRequest }): Where | false {
  return user !== null && { 'user.value': { equals: user.id } }
}

/** Who only translates has forms of their tasks and of their account alone. */
function whoMayRead({ req: { user } }: { req: PayloadRequest }): Where | boolean {
  if (!isOnlyTranslator(user)) return user !== null
  return {
    or: [{ 'document.relationTo': { equals: 'tasks' } }, { 'document.relationTo': { equals: 'users' } }],
  }
}

const heldSchema = z.object({
  document: z.object({ relationTo: z.string(), value: z.number() }).nullish(),
  globalSlug: z.string().nullish(),
})

/** One at a time: a query that names several is of no form. */
async function whoMayTakeOver({
  id,
  req,
}: {
  id?: number | string | undefined
  req: PayloadRequest
}): Promise<boolean> {
  if (id === undefined || req.user === null) return false
  const found = await req.payload.db.findOne({
    collection: 'payload-locked-documents',
    where: { id: { equals: id } },
    req,
  })
  const { document: doc, globalSlug: global } = heldSchema.safeParse(found).data ?? {}
  return mayChange({ doc, global }, req)
}

const inOnesOwnName: CollectionBeforeChangeHook = ({ data, req: { user } }) =>
  user === null ? data : { user: { relationTo: 'users', value: user.id } }

const holderSchema = z.object({ value: z.union([z.number(), z.object({ id: z.number() })]) })

/**
 * Payload says who holds a record by e-mail address, or by id where the reader may not read that person. The people who
 * meet here are colleagues: they read the name.
 */
const nameTheHolder: CollectionAfterReadHook = async ({ doc, req }) => {
  const holder = holderSchema.safeParse(doc.user)
  if (!holder.success) return doc
  const { value } = holder.data
  const id = typeof value === 'number' ? value : value.id
  const person = await req.payload.findByID({
    ...{ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true, req },
    select: { name: true },
  })
  // Payload shows what stands under `email`.
  if (person) doc.user = { relationTo: 'users', value: { id, name: person.name, email: person.name } }
  return doc
}
