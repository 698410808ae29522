import { z } from 'zod'
import { pdf, proposalFields, submissionForm } from '../../tests/support/submission-files.ts'

/** What the sender of a proposal receives. */
export const acknowledged = z.object({ data: z.object({ reference: z.string() }) })

/**
 * Each request has a connection of its own: on a busy machine a client still takes one that its server is closing, and fails
 * without any fault of the server's.
 */
export const onOwnConnection = { headers: { Connection: 'close' } } as const

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
    ...onOwnConnection,
    method: 'POST',
    body: submissionForm({ ...proposalFields, company_name: company }, files),
  })
  if (response.status !== 201) return response.status
  return acknowledged.parse(await response.json()).data.reference
}
