import type { FormMessages } from '../../languages/messages/forms/en.ts'
import { currencies } from '../../submissions/currencies.ts'
import { askedIn, wordsIn, type Form } from '../../submissions/forms/form.ts'

const labels = ({ tenderDetails }: FormMessages) => tenderDetails.fields
const word = wordsIn(labels)
const asked = askedIn(labels)

/** A proposal to a tender (specification, sections 2.7, 3, 5 and 7). Sealed until it is opened. */
export const proposalForm: Form<'proposals'> = {
  collection: 'proposals',
  isSealed: true,
  fields: {
    tender_id: { kind: 'target', column: 'tender', of: 'tenders' },
    company_name: {
      kind: 'text',
      ...asked('companyName', 'company'),
      autoComplete: 'organization',
      isHalf: true,
    },
    contact_person: {
      kind: 'text',
      ...asked('contactPerson', 'contact'),
      autoComplete: 'name',
      isHalf: true,
    },
    email: { kind: 'email', ...asked('email', 'email'), autoComplete: 'email', isHalf: true },
    phone: { kind: 'tel', ...asked('telephone', 'phone'), longest: 40, autoComplete: 'tel', isHalf: true },
    country: { kind: 'text', ...asked('country', 'country'), autoComplete: 'country-name' },
    proposed_amount: {
      kind: 'amount',
      ...asked('proposedAmount', 'amount'),
      isHalf: true,
      description:
        'An amount above zero with at most two decimals, such as `12500.50`. Separators between thousands are read where they can mean nothing else; what could be two numbers, such as `1.500`, is refused. The receipt shows the amount as it was read.',
    },
    currency: {
      kind: 'choice',
      ...asked('currency', 'currency'),
      isHalf: true,
      options: currencies,
      optionLabels: ({ tenderDetails: { currencies: names } }) =>
        Object.fromEntries(currencies.map((code) => [code, `${code} – ${names[code]}`])),
    },
    proposal_file: { kind: 'files', label: word('files') },
    consent: {
      kind: 'tick',
      ...asked('consent', 'consent'),
      missing: word('consentMissing'),
      isPersonal: false,
      description:
        "Consent to processing the bidder's data for evaluating the proposal; no proposal is accepted without it.",
    },
  },
}
