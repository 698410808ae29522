import { MissingFile, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

const byAddress = z.object({ url: z.string() })

/**
 * Refuses a new record of a library whose file is not sent: Payload would fetch it from the address that a call names, after every
 * check of what is uploaded. A copy has the stored file of the record that it is made from, and a call that names none.
 */
export const refuseFileByAddress: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create') return args
  const isCopy = args.duplicateFromID !== undefined
  // Payload has taken the address out of the operation's data by now.
  if (isCopy ? byAddress.safeParse(req.data).success : !req.file) throw new MissingFile(req.t)
  return args
}
