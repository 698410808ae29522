import { serverKinds } from '../../../payload/kinds.ts'
import type { ServerKind } from '../../../payload/server-kind.ts'
import { pathWithoutLanguage } from '../../../languages/address.ts'
import { kindsWith, type Kind } from '../../../languages/declared-kinds.ts'

/** The kind whose pages stand in the folder of an address, with what the server knows of it. */
export function kindOfAddress({ pathname }: URL): ServerKind & { name: Kind } {
  const path = pathWithoutLanguage(pathname)
  const declared = kindsWith('folder').find(
    ({ folder }) => folder !== '' && (path === `/${folder}` || path.startsWith(`/${folder}/`)),
  )
  if (!declared) throw new RangeError(`No kind has pages at ${path}`)
  return { ...serverKinds[declared.collection], name: declared.collection }
}
