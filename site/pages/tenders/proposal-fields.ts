import type { Tender } from '../../../procurement/tenders/kind.ts'
import { currencies } from '../../../submissions/currencies.ts'
import type { FormMessages } from '../../../languages/messages/forms/en.ts'
import type { SubmissionField } from '../../ui/submission-form/submission-field.ts'

/** The fields of a proposal, named as the public API names them (specification, sections 3, 5 and 7). */
export function proposalFields(
  tender: Pick<Tender, 'id'>,
  { tenderDetails: words }: FormMessages,
): SubmissionField[] {
  const { fields } = words
  return [
    { kind: 'hidden', name: 'tender_id', value: tender.id },
    {
      kind: 'text',
      name: 'company_name',
      label: fields.company,
      autoComplete: 'organization',
      maxLength: 200,
      isRequired: true,
      isHalf: true,
    },
    {
      kind: 'text',
      name: 'contact_person',
      label: fields.contact,
      autoComplete: 'name',
      maxLength: 200,
      isRequired: true,
      isHalf: true,
    },
    {
      kind: 'email',
      name: 'email',
      label: fields.email,
      autoComplete: 'email',
      maxLength: 254,
      isRequired: true,
      isHalf: true,
    },
    {
      kind: 'tel',
      name: 'phone',
      label: fields.phone,
      autoComplete: 'tel',
      maxLength: 40,
      isRequired: true,
      isHalf: true,
    },
    {
      kind: 'text',
      name: 'country',
      label: fields.country,
      autoComplete: 'country-name',
      maxLength: 100,
      isRequired: true,
    },
    { kind: 'amount', name: 'proposed_amount', label: fields.amount, isRequired: true, isHalf: true },
    {
      kind: 'choice',
      name: 'currency',
      label: fields.currency,
      options: currencies.map((code) => ({ value: code, label: `${code} – ${words.currencies[code]}` })),
      defaultValue: currencies[0],
      isRequired: true,
      isHalf: true,
    },
    { kind: 'files', name: 'proposal_file', label: fields.files, isRequired: true },
    {
      kind: 'tick',
      name: 'consent',
      label: fields.consent,
      missing: fields.consentMissing,
      isRequired: true,
    },
  ]
}

/** What a proposal that replaces an earlier one names in addition. */
export function replacementFields(
  reference: string,
  { tenderDetails: { fields } }: FormMessages,
): SubmissionField[] {
  return [
    {
      kind: 'text',
      name: 'replaces_reference',
      label: fields.replacesReference,
      defaultValue: reference,
      isRequired: true,
      isHalf: true,
      isLeftToRight: true,
      autoComplete: 'off',
    },
    {
      kind: 'text',
      name: 'replaces_secret',
      label: fields.replacesSecret,
      isRequired: true,
      isHalf: true,
      isLeftToRight: true,
      isSecret: true,
      autoComplete: 'off',
    },
  ]
}
