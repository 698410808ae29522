import { z } from 'zod'
import { pdf, proposalFields, submissionForm } from '../../tests/support/submission-files.ts'

const acknowledged = z.object({ data: z.object({ reference: z.string() }) })

interface ProposalToSend {
  url: string
  tender: string
  company: string
  /** Bytes of each file. */
  sizes: readonly number[]
}

/**
 * Sends a proposal as the site's form does.
 * @returns its reference once it is acknowledged, or the status of a refusal
 * @throws when the connection breaks
 */
export async function sendProposal({
  url,
  tender,
  company,
  sizes,
}: ProposalToSend): Promise<string | number> {
  const files = sizes.map(
    (size, index) => [`proposal_file[${index}]`, `${index}.pdf`, pdf(company, size)] as const,
  )
  const response = await fetch(`${url}/api/tenders/${tender}/apply`, {
    method: 'POST',
    body: submissionForm({ ...proposalFields, company_name: company }, files),
  })
  if (response.status !== 201) return response.status
  return acknowledged.parse(await response.json()).data.reference
}
