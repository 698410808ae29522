import type { Payload, TypedUser } from 'payload'
import type { Role } from '../../model/access/roles.ts'

/** Somebody of the staff with these roles, as a request carries them. */
export async function staffOf(payload: Payload, name: string, ...roles: Role[]): Promise<TypedUser> {
  const person = await payload.create({
    collection: 'users',
    data: { name, email: `${name.toLowerCase()}@example.org`, password: 'a long password', roles },
  })
  return { ...person, collection: 'users' }
}
