import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { toBase64, toHex } from '../../proofs/bytes.ts'
import { checkReceipt, type ReceiptFault } from '../../proofs/check-receipt.ts'

/**
 * `node verify-receipt.mjs RECEIPT --key KEY [--envelope FILE]`: whether a receipt is genuine, without asking anybody. Built
 * into one file for Node, which needs nothing beside it. Exits with 1 and one line that names what is wrong.
 */
const usage = 'Usage: node verify-receipt.mjs RECEIPT.txt --key NAME+ID+KEY [--envelope ENVELOPE.tar]'

const findings: Readonly<Record<ReceiptFault, string>> = {
  'not a receipt': 'not a receipt of a sealed proposal',
  'not a key': 'the key is none',
  'another key': 'another key has signed it',
  changed: 'the receipt or its signature has been changed',
}

async function verify(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { key: { type: 'string' }, envelope: { type: 'string' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (file === undefined || values.key === undefined || positionals.length > 1) return refuse(usage)
  const checked = checkReceipt(readFileSync(file, 'utf8'), values.key)
  if (!checked.isGenuine) return refuse(`NOT GENUINE: ${findings[checked.fault]}`)
  const { receipt, commitment } = checked
  if (values.envelope !== undefined && (await hashOf(values.envelope)) !== toHex(receipt.envelope)) {
    return refuse('NOT GENUINE: the envelope is not the one that was received')
  }
  process.stdout.write(
    [
      'GENUINE',
      `Tender: ${receipt.tender}`,
      `Reference: ${receipt.reference}`,
      `Received at: ${receipt.receivedAt}`,
      `Sealed by: ${receipt.sealedBy}`,
      `Replaces: ${receipt.replaces ?? 'none'}`,
      `Envelope (SHA-256): ${toHex(receipt.envelope)}`,
      `Terms (SHA-256): ${toHex(receipt.terms)}`,
      `Commitment in the log: ${toBase64(commitment)}`,
      '',
    ].join('\n'),
  )
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

function refuse(finding: string): void {
  process.stderr.write(`${finding}\n`)
  process.exitCode = 1
}

try {
  await verify()
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error))
}
