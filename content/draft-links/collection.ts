import type { CollectionConfig } from 'payload'
import { nameOfPerson } from '../../accounts/name-of-person.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { nobody } from '../../model/access/nobody.ts'
import { moment, number, relation, text } from '../../model/fields/fields.ts'
import { draftLinkEndpoints } from './endpoints.ts'
import { whoeverManagesAKindReadsItsDraftLinks } from './whoever-manages-a-kind-reads-its-draft-links.ts'

/**
 * Addresses at which somebody outside sees a draft for some days. Of the secret in such an address only a hash is stored. They
 * are made and ended by their own calls alone.
 */
export const draftLinks: CollectionConfig = {
  slug: 'draft-links',
  labels: collectionLabels['draft-links'],
  defaultSort: '-createdAt',
  lockDocuments: false,
  admin: { group: adminGroups.settings, hidden: true },
  access: {
    read: whoeverManagesAKindReadsItsDraftLinks,
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  endpoints: draftLinkEndpoints,
  fields: [
    // No relationship, which would forbid deleting the record. 0 stands for what there is one of.
    text('kind', { required: true, index: true }),
    number('recordId', { required: true, index: true }),
    text('secretHash', { required: true, unique: true, secret: true }),
    moment('endsAt', { required: true }),
    moment('revokedAt'),
    relation('madeBy', 'users', { hidden: true }),
    nameOfPerson('madeBy'),
  ],
}
