/** A proposal as the database has it after an opening. */
interface StoredProposal {
  reference: string
  /** Of the procurement record: `opened`, `withdrawn`, … */
  status: string
  /** As the sender's form names it; nothing before it is opened. */
  companyName?: string | null
}

interface AfterOpening {
  /** The company of each proposal that was acknowledged, by its reference. */
  acknowledged: ReadonlyMap<string, string>
  stored: readonly StoredProposal[]
  /** What the minutes say of each proposal, in their order. */
  minutes: readonly { reference: string; fate: string }[]
}

/**
 * What was acknowledged is to be opened, once, with the name of who sent it, and nothing else is to be there.
 * @returns what is not so, in words; nothing where all is as it should be
 */
export function faultsAfterOpening({ acknowledged, stored, minutes }: AfterOpening): string[] {
  const faults: string[] = []
  for (const [reference, company] of acknowledged) {
    const rows = stored.filter((one) => one.reference === reference)
    const [row] = rows
    if (!row) faults.push(`${reference} of ${company} was acknowledged and is not there`)
    else if (row.status !== 'opened')
      faults.push(`${reference} of ${company} was acknowledged and is ${row.status}`)
    else if (row.companyName !== company)
      faults.push(`${reference} of ${company} has the content of ${row.companyName ?? 'nobody'}`)
    if (rows.length > 1) faults.push(`${reference} is there ${rows.length} times`)
    const said = minutes.filter((one) => one.reference === reference).map(({ fate }) => fate)
    if (said.join() !== 'opened')
      faults.push(`the minutes say of ${reference}: ${said.join(', ') || 'nothing'}`)
  }
  const named = new Set([...stored, ...minutes].map(({ reference }) => reference))
  for (const reference of named)
    if (!acknowledged.has(reference)) faults.push(`${reference} is there and was never acknowledged`)
  return faults
}
