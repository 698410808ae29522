import { z } from 'zod'
import { component } from '../../store/api/components.ts'
import { currencies } from '../../submissions/currencies.ts'

/** The fields of a proposal (specification, sections 3 and 7), as the OpenAPI document describes them. */
export const proposalFormSchema = component(
  'ProposalForm',
  'A proposal to a tender. Files are sent as `proposal_file[0]`, `proposal_file[1]`, …',
  z.object({
    tender_id: z.string(),
    company_name: z.string(),
    contact_person: z.string(),
    email: z.email(),
    phone: z.string(),
    country: z.string(),
    proposal_file: z
      .array(z.file())
      .min(1)
      .meta({ description: 'PDF or Word (.pdf, .doc, .docx), at most 10 MB each.' }),
    proposed_amount: z.string().meta({
      description:
        'An amount above zero with at most two decimals, such as `12500.50`. Separators between thousands are read where they can mean nothing else; what could be two numbers, such as `1.500`, is refused. The receipt shows the amount as it was read.',
    }),
    currency: z.enum(currencies).default(currencies[0]),
    consent: z.enum(['1', '0']).meta({
      description:
        "Consent to processing the bidder's data for evaluating the proposal; no proposal is accepted without it.",
    }),
  }),
)
