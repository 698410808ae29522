import type { FormMessages } from '../../languages/messages/forms/en.ts'
import { currencies } from '../../submissions/currencies.ts'
import type { Form } from '../../submissions/forms/form.ts'

const word =
  (name: keyof FormMessages['tenderDetails']['fields']) =>
  ({ tenderDetails }: FormMessages) =>
    tenderDetails.fields[name]

/** A proposal to a tender (specification, sections 2.7, 3, 5 and 7). Sealed until it is opened. */
export const proposalForm: Form<'proposals'> = {
  collection: 'proposals',
  isSealed: true,
  fields: {
    tender_id: { kind: 'target', column: 'tender', of: 'tenders', isRequired: true },
    company_name: {
      kind: 'text',
      column: 'companyName',
      label: word('company'),
      longest: 200,
      autoComplete: 'organization',
      isRequired: true,
      isHalf: true,
    },
    contact_person: {
      kind: 'text',
      column: 'contactPerson',
      label: word('contact'),
      longest: 200,
      autoComplete: 'name',
      isRequired: true,
      isHalf: true,
    },
    email: {
      kind: 'email',
      column: 'email',
      label: word('email'),
      longest: 254,
      autoComplete: 'email',
      isRequired: true,
      isHalf: true,
    },
    phone: {
      kind: 'tel',
      column: 'telephone',
      label: word('phone'),
      longest: 40,
      autoComplete: 'tel',
      isRequired: true,
      isHalf: true,
    },
    country: {
      kind: 'text',
      column: 'country',
      label: word('country'),
      longest: 200,
      autoComplete: 'country-name',
      isRequired: true,
    },
    proposed_amount: {
      kind: 'amount',
      column: 'proposedAmount',
      label: word('amount'),
      isRequired: true,
      isHalf: true,
      description:
        'An amount above zero with at most two decimals, such as `12500.50`. Separators between thousands are read where they can mean nothing else; what could be two numbers, such as `1.500`, is refused. The receipt shows the amount as it was read.',
    },
    currency: {
      kind: 'choice',
      column: 'currency',
      label: word('currency'),
      isRequired: true,
      isHalf: true,
      options: currencies,
      optionLabels: ({ tenderDetails: { currencies: names } }) =>
        Object.fromEntries(currencies.map((code) => [code, `${code} – ${names[code]}`])),
    },
    proposal_file: { kind: 'files', label: word('files'), isRequired: true },
    consent: {
      kind: 'tick',
      column: 'consent',
      label: word('consent'),
      isRequired: true,
      missing: word('consentMissing'),
      isPersonal: false,
      description:
        "Consent to processing the bidder's data for evaluating the proposal; no proposal is accepted without it.",
    },
  },
}
