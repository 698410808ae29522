import type { PayloadRequest, TextField } from 'payload'
import type { FieldName } from '../languages/back-office/field-labels.ts'
import { text } from '../model/fields/fields.ts'
import { ofTransaction } from '../store/database/in-transaction.ts'

/**
 * The name of a person that a record refers to. Those who read it may not read the accounts of others, and would see an id
 * in its place.
 */
export function nameOfPerson(
  person: Extract<FieldName, 'begunBy' | 'confirmedBy' | 'assignedTo' | 'givenBy' | 'madeBy'>,
): TextField {
  return {
    ...text(person, { readOnly: true }),
    name: `${person}Name`,
    virtual: true,
    hooks: { afterRead: [({ req, siblingData }) => readName(req, siblingData[person])] },
  }
}

async function readName(req: PayloadRequest, person: unknown): Promise<string | null> {
  const id = typeof person === 'object' && person !== null && 'id' in person ? person.id : person
  if (typeof id !== 'number') return null
  const found = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    ...ofTransaction(req),
  })
  return found?.name ?? null
}
