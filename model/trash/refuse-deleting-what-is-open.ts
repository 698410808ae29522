import { Locked, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { savingWords } from '../../languages/back-office/saving-words.ts'

/** Milliseconds for which a record that somebody has open is theirs alone, as Payload has it. */
const lockLasts = 5 * 60_000

/**
 * Payload refuses it too, but only after the hooks of the kind: what they delete or enter elsewhere is gone, or stands there, by then.
 * @throws Locked, with the message
 */
export async function refuseIfOpen(
  req: PayloadRequest,
  { kind, id }: { kind: string; id: number | string },
  message: string,
): Promise<void> {
  const { user } = req
  if (!user) return
  const { docs } = await req.payload.db.find<{ id: number; user?: { value?: unknown } }>({
    collection: 'payload-locked-documents',
    where: {
      'document.relationTo': { equals: kind },
      'document.value': { equals: id },
      updatedAt: { greater_than: new Date(Date.now() - lockLasts).toISOString() },
    },
    pagination: false,
    req,
  })
  if (docs.some((lock) => lock.user?.value !== user.id)) throw new Locked(message)
}

/** A record that a colleague has open is not deleted. Comes before everything that changes something. */
export const refuseDeletingWhatIsOpen: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await refuseIfOpen(req, { kind: collection.slug, id }, savingWords(languageOf(req)).isOpen)
}
