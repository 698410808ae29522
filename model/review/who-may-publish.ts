import type { Payload, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import type { Role } from '../access/roles.ts'
import { ofTransaction, type InTransaction } from '../../store/database/in-transaction.ts'

const owned = z.object({ owners: z.array(z.string()) })

export interface Publisher {
  id: number
  name: string
}

/** Everybody who may publish records of a kind, by name; of a kind without drafts nobody. */
export async function whoMayPublish(
  payload: Payload,
  { custom, versions }: Pick<SanitizedCollectionConfig, 'custom' | 'versions'>,
  req?: InTransaction,
): Promise<Publisher[]> {
  const owners = owned.safeParse(custom).data?.owners
  if (!versions?.drafts || owners === undefined) return []
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { in: [...owners, 'administrator' satisfies Role] } },
    sort: 'name',
    pagination: false,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    ...ofTransaction(req),
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
