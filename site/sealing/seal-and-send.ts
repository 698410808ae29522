import * as z from 'zod/mini'
import { addressIn } from '../../languages/address.ts'
import { browserSealingWords } from '../../languages/messages/browser-sealing/browser-sealing-words.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { proposalForm } from '../../procurement/proposals/form.ts'
import type { PrivatePart } from '../../sealing/private-part.ts'
import { currencies } from '../../submissions/currencies.ts'
import { answersOf } from '../../submissions/forms/form.ts'
import { readAmount } from '../../submissions/forms/read-amount.ts'
import { storeUnsavedReceipt } from '../ui/receipt/unsaved-receipt.ts'
import { readAnswer, type SubmissionAnswer } from '../ui/submission-form/read-answer.ts'
import type { SendResult, SubmissionToSend } from '../ui/submission-form/send-submission.ts'
import { solvePuzzle } from '../ui/submission-form/solve-puzzle.ts'
import { checkProposal } from './check-proposal.ts'
import { BrokenLineError, EnvelopeSender, RefusedError, type Piece } from './send-envelope.ts'
import { OtherScriptError, SealingFailedError, SealingScript } from './sealing-script.ts'

const givenTerms = z.object({ entry: z.string(), logKey: z.string() })
const namedScript = z.object({ script: z.nullable(z.string()) })

/** What has been sealed, and is on its way. */
interface UnderWay {
  /** Of the content: whoever sends the same again goes on. */
  key: string
  script: SealingScript
  privatePart: PrivatePart
  length: number
  /** A piece that was made and has not arrived, for all that is known. */
  piece: Piece | undefined
  address: string | undefined
  /** Bytes that have arrived. */
  offset: number
}

let underWay: UnderWay | undefined

/**
 * Seals a proposal in a worker and sends it in pieces as it is sealed. Whoever sends the same again after a broken line goes
 * on where it stopped. Built as a script of its own (`commands/steps/build-sealing.ts`), so that pages without custodians share
 * nothing with it.
 * @param tender its id
 */
export async function sealAndSend(tender: string, submission: SubmissionToSend): Promise<SendResult> {
  const { language, idempotencyKey: key, values, files, signal } = submission
  const words = browserSealingWords[language]
  const refusedWithWayOut = (message: string) =>
    refused(message, {
      detail: words.instead,
      link: { href: addressIn(language, `/tenders/${tender}/apply?sealed-by=server`), text: words.byServer },
    })
  // Browsers compute hashes only on pages that came over a line which nobody reads along.
  if (!globalThis.isSecureContext) return refusedWithWayOut(words.notPossible)
  if (underWay && underWay.key !== key) cancel()
  try {
    if (!underWay) {
      const messages = intakeMessages(language)
      const problems = await checkProposal(values, files, messages)
      const [problem] = Object.values(problems)
      if (problem !== undefined) {
        const errors = Object.entries(problems).map(([name, message]) => [name, [message]])
        return refused(problem, { errors: Object.fromEntries(errors) })
      }
    }
    underWay ??= await seal(tender, submission)
    return accepted(tender, await send(tender, underWay, submission), submission, underWay.privatePart)
  } catch (error) {
    if (signal.aborted) {
      cancel()
      return { end: 'cancelled' }
    }
    if (error instanceof RefusedError) {
      const { response } = error
      // What was refused for a while only is stored: what has arrived in time counts as soon as it can be stored.
      if (response.status !== 429 && response.status !== 503) forget()
      return { end: 'answered', status: response.status, answer: readAnswer(await response.text()) }
    }
    // What has been sealed is stored: the next try goes on. Browsers say with a TypeError that a line broke.
    if (error instanceof BrokenLineError || error instanceof TypeError) return { end: 'network error' }
    forget()
    if (error instanceof OtherScriptError) return refusedWithWayOut(words.otherScript)
    const failure = error instanceof SealingFailedError ? error.failure : undefined
    if (failure?.because === 'changed file') return refused(words.changed(failure.file))
    return refusedWithWayOut(failure?.because === 'terms' ? words.wrongTerms : words.failed)
  }
}

function refused(
  message: string,
  more: Partial<Pick<SubmissionAnswer, 'errors' | 'detail' | 'link'>> = {},
): SendResult {
  const answer = { isSuccess: false, message, errors: {}, receipt: null, ...more }
  return { end: 'answered', status: 422, answer }
}

async function seal(tender: string, { idempotencyKey: key, values, files, signal }: SubmissionToSend) {
  const asked = await fetch(`/api/tenders/${tender}/terms`, { signal })
  if (!asked.ok) throw new SealingFailedError({ is: 'failure', because: 'terms' })
  const terms: unknown = await asked.json()
  const { entry, logKey } = givenTerms.parse(terms)
  const { script: integrity } = namedScript.parse(JSON.parse(entry))
  const script = await SealingScript.start(integrity ?? '', signal)
  const answers = Object.fromEntries(answersOf(proposalForm).map(([name]) => [name, values[name] ?? '']))
  try {
    const ready = await script.ask({ do: 'seal', terms, logKey, answers, files }, signal)
    if (ready.is !== 'ready') throw new Error('The sealing script answered something else')
    const { privatePart, length } = ready
    return { key, script, privatePart, length, piece: undefined, address: undefined, offset: 0 }
  } catch (error) {
    script.end()
    throw error
  }
}

async function send(
  tender: string,
  sealed: UnderWay,
  { language, onProgress, signal }: SubmissionToSend,
): Promise<Response> {
  onProgress(sealed.offset, sealed.length)
  const sender = new EnvelopeSender({
    ...{ language, signal },
    onProgress(arrived) {
      sealed.offset = arrived
      sealed.piece = undefined
      onProgress(arrived, sealed.length)
    },
  })
  sealed.address ??= await createUpload(sender, tender, sealed.length, signal)
  await sender.send(sealed.address, sealed.offset, piecesOf(sealed, signal))
  return sender.receipt(sealed.address)
}

/** Where the server asks for proof of work, a puzzle is solved first. */
async function createUpload(
  sender: EnvelopeSender,
  tender: string,
  length: number,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await sender.create(tender, length)
  } catch (error) {
    const puzzle = error instanceof RefusedError ? error.response.headers.get('Proof-Of-Work') : null
    if (puzzle === null) throw error
    const proof = await solvePuzzle(puzzle, signal)
    if (proof === undefined) throw error
    return sender.create(tender, length, proof)
  }
}

async function* piecesOf(sealed: UnderWay, signal: AbortSignal): AsyncGenerator<Piece> {
  if (sealed.piece) yield sealed.piece
  while (sealed.offset < sealed.length) {
    const next = await sealed.script.ask({ do: 'give the next piece' }, signal)
    if (next.is !== 'piece') throw new Error('The sealing script gave too few pieces')
    sealed.piece = next
    yield next
  }
}

async function accepted(
  tender: string,
  response: Response,
  { values }: SubmissionToSend,
  part: PrivatePart,
): Promise<SendResult> {
  const { receipt, ...answer } = readAnswer(await response.text())
  forget()
  if (!receipt) return { end: 'answered', status: response.status, answer: { ...answer, receipt } }
  const amount = readAmount(values['proposed_amount'] ?? '')
  // What the server does not know is added here, from what was sealed.
  const whole = {
    ...receipt,
    files: part.files,
    secret: part.code,
    proposed_amount: amount.is === 'amount' ? amount.value : null,
    currency: currencies.find((code) => code === values['currency']) ?? null,
    privatePart: { file: `${receipt.reference}.private.json`, text: JSON.stringify(part, null, 2) },
  }
  storeUnsavedReceipt(tender, whole)
  return { end: 'answered', status: response.status, answer: { ...answer, receipt: whole } }
}

function forget(): void {
  underWay?.script.end()
  underWay = undefined
}

/** Nothing of what the sender has broken off stays on the server. */
function cancel(): void {
  const address = underWay?.address
  forget()
  if (address === undefined) return
  void fetch(address, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } }).catch(() => undefined)
}
