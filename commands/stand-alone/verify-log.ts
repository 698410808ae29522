import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { writeNoteKey } from '../../proofs/note.ts'
import { judgeLog, judgeReceipt, sha256Of, type JudgedLog } from './transparency-log/judge-log.ts'
import { keysOfLog } from './transparency-log/entries.ts'
import type { TenderInTransparencyLog } from './transparency-log/judge-tenders.ts'
import { faultOfFormerNote, readTransparencyLog, UnreadableLogError } from './transparency-log/read-log.ts'

/**
 * `node verify-log.mjs ADDRESS`: reads the whole transparency log of a site, and what its API says of tenders, with nothing but what
 * anybody is given; names what can't be so, one line each, and exits with 1. Built into one file for Node, which needs nothing
 * beside it.
 */
const usage = `Usage: node verify-log.mjs ADDRESS [--key NAME+ID+KEY] [--former CHECKPOINT.txt] [--receipt RECEIPT.txt]… [--patience SECONDS]

ADDRESS   of the site, for example https://www.example.org
--key     the log’s key, from elsewhere than this site
--former  a checkpoint that you saved earlier: the log must begin with what it signs
--receipt of a proposal: it must be genuine, and in the log
--patience how long the site may be ahead of its log, which is signed every few seconds; 15 when left out`

/** Milliseconds for one answer. */
const limit = 60_000

interface Asked {
  site: string
  key: string | undefined
  former: string | undefined
  receipts: readonly string[]
  /** Seconds. */
  patience: number
}

async function ask(address: string): Promise<Response | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(limit) }).catch((error: unknown) => {
    throw new UnreadableLogError(`${address} does not answer`, { cause: error })
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new UnreadableLogError(`${address} answers with ${response.status}`)
  return response
}

async function bytesAt(address: string): Promise<Uint8Array> {
  const response = await ask(address)
  if (!response) throw new UnreadableLogError(`nothing is at ${address}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** What is published stands on the site at once, and in the log when it is signed next: what only the site says is looked at again. */
async function verify(asked: Asked) {
  const first = await look(asked)
  if (first.ofSite.length === 0) return first
  await setTimeout(asked.patience * 1000)
  const second = await look(asked)
  return { ...second, findings: [...new Set([...first.ofLog, ...second.findings])] }
}

async function look({ site, key, former, receipts }: Asked) {
  const log = await readTransparencyLog((path) => bytesAt(`${site}/transparency/${path}`), key)
  const judged = judgeLog(log)
  const notes = [
    ...(key === undefined
      ? [`the key was given by the log itself; compare it: ${writeNoteKey(log.key)}`]
      : []),
    ...judged.notes,
  ]
  const ofLog = [...log.findings, ...judged.findings]
  if (former !== undefined)
    ofLog.push(...faultOfFormerNote(readFileSync(former, 'utf8'), keysOfLog(judged.entries), log))
  for (const file of receipts) {
    const { finding, note } = judgeReceipt(readFileSync(file, 'utf8'), judged)
    if (finding !== undefined) ofLog.push(`${file}: ${finding}`)
    if (note !== undefined) notes.push(note)
  }
  for (const { reference, hasExamples } of judged.tenders)
    if (hasExamples) notes.push(`tender ${reference} has example custodians, whose keys protect nothing`)
  const ofSite: string[] = []
  for (const tender of judged.tenders) ofSite.push(...(await faultsOfApi(site, tender, judged)))
  return { log, judged, notes, ofLog, ofSite, findings: [...ofLog, ...ofSite] }
}

const tenderSchema = z.object({
  data: z.object({ dead_line: z.string(), documents: z.array(z.object({ url: z.string() })) }),
})
const minutesSchema = z.object({
  proposals: z.array(z.object({ reference: z.string(), fate: z.string(), envelope: z.string() })),
})

/** What the site says of a tender to whoever asks, against the log. */
async function faultsOfApi(
  site: string,
  { id, reference, deadline, documents, isOpened }: TenderInTransparencyLog,
  { entries }: JudgedLog,
): Promise<string[]> {
  const findings: string[] = []
  const found = (sentence: string) => findings.push(`tender ${reference}: ${sentence}`)
  const answer = await ask(`${site}/api/tenders/${id}`)
  if (answer) {
    const said = tenderSchema.safeParse(await answer.json()).data?.data
    if (!said) found('the site does not say its deadline and documents')
    else {
      if (Date.parse(said.dead_line) !== Date.parse(deadline))
        found(`the site says ${said.dead_line}, and the log has the deadline ${deadline}`)
      // What is given to bidders now, whichever name it has.
      const given = await Promise.all(
        said.documents.map(async ({ url }) =>
          sha256Of(await bytesAt(new URL(new URL(url).pathname, site).href)),
        ),
      )
      if (
        given.toSorted().join(' ') !==
        documents
          .map(({ sha256 }) => sha256)
          .toSorted()
          .join(' ')
      )
        found('the site gives other documents than the log has')
    }
  }
  if (!isOpened || !answer) return findings
  const minutes = await ask(`${site}/api/tenders/${id}/minutes`)
  const said = minutes && minutesSchema.safeParse(await minutes.json()).data
  const linesOf = (list: z.output<typeof minutesSchema>['proposals']) =>
    list
      .map((proposal) => [proposal.reference, proposal.fate, proposal.envelope].join(' '))
      .toSorted()
      .join('\n')
  const inLog = entries.minutes.filter(({ tender }) => tender === id).flatMap(({ proposals }) => proposals)
  if (!said || linesOf(said.proposals) !== linesOf(inLog))
    found('the site gives other minutes than the log has')
  return findings
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      key: { type: 'string' },
      former: { type: 'string' },
      receipt: { type: 'string', multiple: true },
      patience: { type: 'string', default: '15' },
    },
    allowPositionals: true,
  })
  const [address] = positionals
  const patience = Number(values.patience)
  const isUsed = address !== undefined && positionals.length === 1 && URL.canParse(address)
  if (!isUsed || !(patience >= 0 && patience <= 3600)) {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 1
    return
  }
  const { log, judged, findings, notes } = await verify({
    ...{ site: address.replace(/\/+$/, ''), key: values.key, former: values.former },
    ...{ receipts: values.receipt ?? [], patience },
  })
  for (const note of notes) process.stdout.write(`NOTE: ${note}\n`)
  for (const finding of findings) process.stdout.write(`FOUND: ${finding}\n`)
  const opened = judged.tenders.filter(({ isOpened }) => isOpened).length
  const read = `${log.leaves.length} entries, ${judged.tenders.length} tenders with custodians, ${opened} of them opened`
  process.stdout.write(
    findings.length === 0 ? `WHOLE: ${read}\n` : `NOT WHOLE: ${findings.length} found in ${read}\n`,
  )
  if (findings.length > 0) process.exitCode = 1
}

try {
  await run()
} catch (error) {
  process.stderr.write(`NOT VERIFIED: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
