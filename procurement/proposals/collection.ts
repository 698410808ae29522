import type { CollectionConfig } from 'payload'
import { nobody } from '../../model/access/nobody.ts'
import { procurementReadsOpenedProposals } from '../../model/access/procurement-reads-opened-proposals.ts'
import { hasRole } from '../../model/access/roles.ts'
import { adminComponents, panel } from '../../model/admin-components.ts'
import { sealedFiles } from './opening/sealed-files.ts'
import { submissionEndpoints } from '../../submissions/submission-endpoints.ts'
import { choice, moment, textarea } from '../../model/fields/fields.ts'
import { recordFields } from '../../submissions/forms/record-fields.ts'
import { submissionFields } from '../../submissions/submission-fields.ts'
import { adminGroups } from '../../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../../languages/back-office/collection-labels.ts'
import { proposalForm } from './form.ts'
import { envelopeFields } from './envelopes/envelope-fields.ts'
import { guardStatus, recordStatus } from './guard-status.ts'

const proposalStatuses = ['received', 'withdrawn', 'opened', 'shortlisted', 'awarded', 'rejected'] as const

/**
 * What bidders submit to tenders. Only the intake makes them; nobody changes what was submitted. Until it is opened a
 * proposal is sealed, and nobody reads even that it is there: the tender's page shows how many there are.
 */
export const proposals: CollectionConfig = {
  slug: 'proposals',
  labels: collectionLabels.proposals,
  defaultSort: '-receivedAt',
  admin: {
    useAsTitle: 'reference',
    components: { beforeListTable: [adminComponents.exportLinks] },
    group: adminGroups.procurement,
    defaultColumns: ['reference', 'companyName', 'tender', 'status', 'proposedAmount', 'currency'],
    listSearchableFields: ['reference', 'companyName', 'contactPerson', 'email'],
    hidden: ({ user }) => !hasRole(user, 'procurement'),
  },
  access: {
    read: procurementReadsOpenedProposals,
    create: nobody,
    update: procurementReadsOpenedProposals,
    delete: nobody,
  },
  endpoints: submissionEndpoints(proposalForm, 'procurement', sealedFiles),
  hooks: { beforeChange: [guardStatus], afterChange: [recordStatus] },
  fields: [
    panel('submittedFiles'),
    ...submissionFields,
    ...envelopeFields,
    ...recordFields(proposalForm, { only: ['tender'], needed: ['tender'] }),
    choice('status', proposalStatuses, { required: true, defaultValue: 'received' }),
    moment('openedAt', { asSent: true }),
    ...recordFields(proposalForm, { without: ['tender'] }),
    textarea('notes'),
  ],
}
