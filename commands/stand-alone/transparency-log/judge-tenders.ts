import { fromBase64, toBase64, toHex, utf8 } from '../../../proofs/bytes.ts'
import { sha256 } from '../../../proofs/hash.ts'
import { TextError } from '../../../proofs/lines.ts'
import { readReceipt, type ReceiptText } from '../../../proofs/receipt.ts'
import { openWithdrawal, textOfWithdrawal, type WithdrawalText } from '../../../proofs/withdrawal.ts'
import { TermsError, termsOfEntries } from '../../../sealing/terms.ts'
import type { Entries, Entry, Kind } from './entries.ts'

/** A tender as the log has it. */
export interface TenderInTransparencyLog {
  id: number
  reference: string
  /** SHA-256 of the terms' entry, hexadecimal. */
  terms: string
  /** Instant, ISO 8601: of the last addendum that moved it. */
  deadline: string
  documents: readonly { name: string; sha256: string }[]
  hasExamples: boolean
  isOpened: boolean
}

const hour = 60 * 60_000

const hashOf = (leaf: string) => toHex(sha256(utf8(leaf)))
const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other)

/** What the log says of all tenders with custodians, and one sentence for each thing that can't be so. */
export function judgeTenders(entries: Entries): { tenders: TenderInTransparencyLog[]; findings: string[] } {
  const ids = [...new Set(entries.terms.map(({ tender }) => tender))]
  const judged = ids.map((id) => judgeTender(id, entries))
  return {
    tenders: judged.flatMap(({ tender }) => (tender ? [tender] : [])),
    findings: [...judged.flatMap(({ findings }) => findings), ...withoutTerms(entries, new Set(ids))],
  }
}

/** What only a tender with terms can have. */
function withoutTerms(entries: Entries, ids: ReadonlySet<number>): string[] {
  const kinds = ['addendum', 'opening begun', 'share handed in', 'gathering closed', 'minutes'] as const
  return kinds.flatMap((kind) =>
    entries[kind]
      .filter(({ tender }) => !ids.has(tender))
      .map(({ sequence, reference }) => `entry ${sequence} (${kind}) is of ${reference}, which has no terms`),
  )
}

function judgeTender(id: number, all: Entries): { tender?: TenderInTransparencyLog; findings: string[] } {
  const of = <Of extends Kind>(kind: Of): Entry<Of>[] =>
    all[kind].filter((entry) => 'tender' in entry && entry.tender === id)
  const notUsed = new Set(of('terms not used').map(({ terms }) => terms))
  const [terms, ...others] = of('terms').filter(({ leaf }) => !notUsed.has(hashOf(leaf)))
  if (!terms) return { findings: [] }
  const { reference } = terms
  const found = (sentence: string) => `tender ${reference}: ${sentence}`
  const findings = others.map(({ sequence }) => found(`entry ${sequence} gives it other terms`))
  const hash = hashOf(terms.leaf)
  const addenda = of('addendum')
  let { deadline } = terms
  try {
    ;({ deadline } = termsOfEntries(
      terms.leaf,
      addenda.map(({ leaf }) => leaf),
    ))
  } catch (error) {
    if (!(error instanceof TermsError)) throw error
    findings.push(found(`its terms or addenda can’t hold: ${error.message}`))
  }
  if (!isBefore(terms.at, terms.deadline)) findings.push(found('its terms were fixed after its deadline'))
  findings.push(...faultsOfCustodians(terms, all).map(found))
  const fingerprints = new Set(terms.custodians.map(({ fingerprint }) => fingerprint))

  const [begun, ...again] = of('opening begun')
  findings.push(...again.map(({ sequence }) => found(`entry ${sequence} begins its opening again`)))
  const later = [...of('share handed in'), ...of('gathering closed'), ...of('minutes')]
  for (const entry of [...(begun ? [begun] : []), ...later])
    if (entry.terms !== hash) findings.push(found(`entry ${entry.sequence} is about other terms`))
  for (const { sequence } of later)
    if (!begun || sequence < begun.sequence)
      findings.push(found(`entry ${sequence} of its opening stands before the opening was begun`))
  for (const { sequence, fingerprint } of of('share handed in'))
    if (!fingerprints.has(fingerprint))
      findings.push(found(`entry ${sequence} is of a key that is none of its custodians’`))
  if (begun) {
    if (!isBefore(begun.deadline, begun.at)) findings.push(found('its opening was begun before its deadline'))
    if (Date.parse(begun.deadline) !== Date.parse(deadline))
      findings.push(found('its opening went by another deadline than its terms and addenda have'))
    for (const { sequence } of addenda)
      if (sequence > begun.sequence)
        findings.push(found(`entry ${sequence} changes it after its opening was begun`))
  }
  const { isOpened, findings: ofOpening } = judgeOpening({ terms, hash, deadline }, of, all)
  findings.push(...ofOpening.map(found))
  const registered = all['custodian registered']
  return {
    tender: {
      ...{ id, reference, terms: hash, deadline, isOpened },
      documents: addenda.findLast((addendum) => addendum.documents)?.documents ?? terms.documents,
      hasExamples: registered.some(
        ({ isExample, fingerprint }) => isExample && fingerprints.has(fingerprint),
      ),
    },
    findings,
  }
}

/** Keys that were registered, appointed for this tender, and have rehearsed since. */
function faultsOfCustodians(terms: Entry<'terms'>, all: Entries): string[] {
  const appointment = all.appointment.find(({ sequence }) => sequence === terms.appointment)
  const listOf = (custodians: readonly { recipient: string }[]) =>
    custodians
      .map(({ recipient }) => recipient)
      .toSorted()
      .join(' ')
  const isAppointed =
    appointment !== undefined &&
    appointment.sequence < terms.sequence &&
    appointment.tender === terms.tender &&
    appointment.needed === terms.needed &&
    listOf(appointment.custodians) === listOf(terms.custodians)
  if (!isAppointed) return ['its custodians are not those that an entry appoints']
  const isBetween = ({ sequence }: { sequence: number }) =>
    sequence > appointment.sequence && sequence < terms.sequence
  return terms.custodians.flatMap(({ label, fingerprint, recipient }) => {
    const registered = all['custodian registered'].find((key) => key.recipient === recipient)
    const revoked = all['custodian revoked'].find((key) => key.recipient === recipient)
    const hasRehearsed = all.rehearsal.some(
      (entry) => entry.tender === terms.tender && entry.fingerprint === fingerprint && isBetween(entry),
    )
    return [
      ...(registered && registered.sequence < appointment.sequence
        ? []
        : [`the key of ${label} was appointed without being registered`]),
      ...(revoked && revoked.sequence < terms.sequence ? [`the key of ${label} was revoked before`] : []),
      ...(hasRehearsed ? [] : [`the key of ${label} was not rehearsed`]),
    ]
  })
}

interface Promised {
  terms: Entry<'terms'>
  hash: string
  deadline: string
}

/** What was disclosed of a tender. */
interface Disclosed {
  receipts: ReceiptText[]
  withdrawals: { said: WithdrawalText; text: string }[]
}

function judgeOpening(
  promised: Promised,
  of: <Of extends Kind>(kind: Of) => Entry<Of>[],
  all: Entries,
): { isOpened: boolean; findings: string[] } {
  const findings: string[] = []
  const leaves = of('minutes')
  const disclosures = of('disclosed')
  const [first] = leaves
  if (!first) {
    return {
      isOpened: false,
      findings: disclosures.map(
        ({ sequence }) => `entry ${sequence} discloses its proposals before the minutes`,
      ),
    }
  }
  const parts = leaves.map(({ part }) => part)
  if (first.parts !== leaves.length || parts.some((part, index) => part !== index + 1))
    findings.push(`its minutes have ${leaves.length} of ${first.parts} parts`)
  findings.push(...faultsOfMinutes(promised, first))
  const proposals = leaves.flatMap((leaf) => leaf.proposals)
  const references = proposals.map(({ reference }) => reference)
  for (const reference of new Set(references.filter((one, index) => references.indexOf(one) !== index)))
    findings.push(`its minutes name ${reference} twice`)
  if (proposals.some(({ fate }) => fate === 'opened')) {
    const good = first.custodians.filter((custodian) => custodian.good > 0).length
    if (good < first.needed)
      findings.push(`its minutes say that proposals were opened with key shares of ${good} custodians`)
  }
  const [disclosure] = disclosures
  if (disclosure && disclosure.sequence < first.sequence)
    findings.push(`entry ${disclosure.sequence} discloses its proposals before the minutes`)
  if (!disclosure) {
    const latest = Math.max(...Object.values(all).flatMap((list) => list.map(momentOf)))
    if (latest > Date.parse(first.at) + hour)
      findings.push('it was opened, and its entries are not disclosed')
    return { isOpened: true, findings }
  }
  const disclosed = readDisclosed(disclosures)
  findings.push(...faultsOfProposals(promised, proposals, disclosed))
  return { isOpened: true, findings }
}

function momentOf(entry: object): number {
  return 'at' in entry && typeof entry.at === 'string' ? Date.parse(entry.at) : 0
}

function faultsOfMinutes({ terms, deadline }: Promised, minutes: Entry<'minutes'>): string[] {
  const of = (list: readonly { fingerprint: string }[]) =>
    list.map(({ fingerprint }) => fingerprint).join(' ')
  return [
    ...(Date.parse(minutes.deadline) === Date.parse(deadline) ? [] : ['its minutes have another deadline']),
    ...(minutes.needed === terms.needed && of(minutes.custodians) === of(terms.custodians)
      ? []
      : ['its minutes name other custodians than its terms']),
    ...(isBefore(minutes.deadline, minutes.begunAt) &&
    !isBefore(minutes.judgedAt, minutes.begunAt) &&
    !isBefore(minutes.at, minutes.judgedAt)
      ? []
      : ['the moments in its minutes can’t be true together']),
  ]
}

function readDisclosed(disclosures: readonly Entry<'disclosed'>[]): Disclosed {
  const texts = disclosures.flatMap(({ entries }) => entries.map(({ text }) => text))
  const notCompleted = new Set(texts.flatMap((text) => explainedIn(text)))
  return {
    receipts: texts
      .filter((text) => !notCompleted.has(toBase64(sha256(utf8(text)))))
      .flatMap((text) => orNone(() => readReceipt(text))),
    withdrawals: texts.flatMap((text) =>
      orNone(() => textOfWithdrawal(text)).map((said) => ({ said, text })),
    ),
  }
}

/** Commitments of receipts that nobody was given. */
function explainedIn(text: string): string[] {
  if (!text.startsWith('{')) return []
  const said: unknown = JSON.parse(text)
  const isExplanation =
    typeof said === 'object' && said !== null && 'action' in said && said.action === 'proposal not completed'
  return isExplanation && 'commitment' in said && typeof said.commitment === 'string' ? [said.commitment] : []
}

function orNone<Said>(read: () => Said): Said[] {
  try {
    return [read()]
  } catch (error) {
    if (error instanceof TextError) return []
    throw error
  }
}

type ProposalInMinutes = Entry<'minutes'>['proposals'][number]

function faultsOfProposals(
  { hash, deadline }: Promised,
  proposals: readonly ProposalInMinutes[],
  { receipts, withdrawals }: Disclosed,
): string[] {
  const findings: string[] = []
  const inMinutes = new Map(proposals.map((proposal) => [proposal.reference, proposal]))
  const received = new Map(receipts.map((receipt) => [receipt.reference, receipt]))
  const withdrawn = new Map(withdrawals.map((withdrawal) => [withdrawal.said.reference, withdrawal]))
  for (const receipt of receipts) {
    const { reference } = receipt
    if (toHex(receipt.terms) !== hash) findings.push(`the receipt of ${reference} is for other terms`)
    if (!isBefore(receipt.receivedAt, deadline)) findings.push(`${reference} was received after the deadline`)
    // What was withdrawn may have been erased before the opening.
    if (!inMinutes.has(reference) && !withdrawn.has(reference))
      findings.push(`${reference} was received, and is not in the minutes`)
  }
  for (const { said, text } of withdrawals) {
    const receipt = received.get(said.reference)
    if (!isBefore(said.withdrawnAt, deadline))
      findings.push(`${said.reference} was withdrawn after the deadline`)
    if (!receipt) findings.push(`${said.reference} was withdrawn, and has no receipt`)
    else if (!isWithdrawalOf(receipt, said, text))
      findings.push(`the withdrawal of ${said.reference} was not made by its bidder`)
    if (said.replacedBy !== null && received.get(said.replacedBy)?.replaces !== said.reference)
      findings.push(`${said.reference} was replaced by ${said.replacedBy}, whose receipt says nothing of it`)
  }
  for (const { reference, envelope, receivedAt, sealedBy, fate } of proposals) {
    const receipt = received.get(reference)
    const withdrawal = withdrawn.get(reference)?.said
    if (!receipt) {
      findings.push(`${reference} is in the minutes, and no receipt of it is in the log`)
      continue
    }
    if (
      toHex(receipt.envelope) !== envelope ||
      receipt.receivedAt !== receivedAt ||
      receipt.sealedBy !== sealedBy
    )
      findings.push(`the minutes say something else of ${reference} than its receipt`)
    const said = withdrawal ? (withdrawal.replacedBy === null ? 'withdrawn' : 'replaced') : 'opened or broken'
    if (said === 'opened or broken' ? fate !== 'opened' && fate !== 'broken' : fate !== said)
      findings.push(`${reference} is “${fate}” in the minutes, and “${said}” by the log’s entries`)
  }
  return findings
}

/** By the bidder's key, or by the secret code, of whose proof only the envelope's header says whether it is right. */
function isWithdrawalOf(receipt: ReceiptText, said: WithdrawalText, text: string): boolean {
  if (toBase64(said.envelope) !== toBase64(receipt.envelope) || said.tender !== receipt.tender) return false
  const isNote = text.includes('\n\n')
  if (!isNote) return said.proof !== null
  return receipt.bidderKey !== null && openWithdrawal(text, receipt.bidderKey) !== undefined
}

/** Commitments, batches of eight, decoys, and what was disclosed of each. */
export function judgeSealed(
  entries: Entries,
  decoyText: (seed: Uint8Array, batch: string, place: number) => string,
) {
  const findings: string[] = []
  const commitments = new Map(entries.sealed.map(({ sequence, commitment }) => [sequence, commitment]))
  const runs = runsOf([...commitments.keys()])
  for (const { first, length } of runs)
    if (length % 8 !== 0)
      findings.push(
        `entries ${first} to ${first + length - 1} are ${length} sealed entries: batches have eight`,
      )
  const seen = new Set<string>()
  for (const [sequence, commitment] of commitments) {
    if (seen.has(commitment)) findings.push(`entry ${sequence} repeats another sealed entry`)
    seen.add(commitment)
  }
  const disclosed = new Map<number, number>()
  const disclose = (sequence: number, text: string, by: number) => {
    if (commitments.get(sequence) !== toBase64(sha256(utf8(text))))
      findings.push(`entry ${by} says something else of entry ${sequence} than was committed to`)
    const former = disclosed.get(sequence)
    if (former !== undefined) findings.push(`entries ${former} and ${by} both disclose entry ${sequence}`)
    disclosed.set(sequence, by)
  }
  for (const { sequence, entries: listed } of [...entries.disclosed, ...entries['decoys disclosed']])
    for (const one of listed) disclose(one.sequence, one.text, sequence)
  for (const { sequence, batch, seed, decoys } of entries['decoys disclosed']) {
    for (const decoy of decoys) {
      const first = runs.find((run) => decoy >= run.first && decoy < run.first + run.length)?.first ?? decoy
      disclose(decoy, decoyText(fromBase64(seed), batch, (decoy - first) % 8), sequence)
    }
  }
  return findings
}

/** Sequences without a gap. */
function runsOf(sequences: readonly number[]): { first: number; length: number }[] {
  const runs: { first: number; length: number }[] = []
  for (const sequence of sequences) {
    const last = runs.at(-1)
    if (last && last.first + last.length === sequence) last.length += 1
    else runs.push({ first: sequence, length: 1 })
  }
  return runs
}
