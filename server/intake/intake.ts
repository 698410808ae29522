import { createHash } from 'node:crypto'
import { findByKey, findByReference, type KnownSubmission } from '../../submissions/known-submission.ts'
import { targetOf } from '../../submissions/forms/form.ts'
import type { Receipt } from '../../submissions/receipt.ts'
import type { StagedSubmission, SubmissionStore } from '../../submissions/store/submission-store.ts'
import type { Accepted, SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import type { Language } from '../../languages/languages.ts'
import type { DocumentAvailability } from '../../store/uploads/document-availability.ts'
import { ConcurrencyLimit } from '../limit-concurrency.ts'
import { traced } from '../tracing/active-span.ts'
import { checkFreeDisk } from './storing/free-disk.ts'
import { scanFiles } from './storing/scan-files.ts'
import { storeSubmission, secretOf } from './storing/store-submission.ts'
import type { StoreContext } from './storing/write-record.ts'
import type { SubmissionDefinition, SubmissionTarget } from './submission-kinds.ts'
import type { IntakeCounts } from './intake-counts.ts'
import { intakeLimits } from './limits.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import type { RateLimits } from './rate-limits.ts'
import { digestOf, readForm } from './read-form.ts'
import { drain } from './reading/drain.ts'
import { readMultipart, type ReadingOptions, type ReceivedForm } from './reading/read-multipart.ts'
import { forgetFilesOfWithdrawn, showReceipt, withdraw } from './receipts.ts'
import { refusalOf } from './refusal.ts'
import { Refused } from './refused.ts'
import { SubmissionLock, type StoredOutcome, type SubmissionKey } from './submission-lock.ts'

export interface IntakeOptions extends StoreContext {
  store: SubmissionStore
  rateLimits: RateLimits
  areDocumentsThere: DocumentAvailability
  counts: IntakeCounts
  /** Called with the reference of each submission that was taken, whose receipt may be mailed now. Must not throw. */
  onAccepted: (reference: string) => void
}

/** Who sends, as far as the intake must know. */
export interface Sender {
  language: Language
  /** Address of the network, counted by the rate limits and stored nowhere. */
  address: string
}

/** Secrets are never given back into a page. */
const neverShownAgain = new Set(['replaces_secret', 'secret', 'website'])

/** Takes in what strangers send: one path for proposals and applications, from pages and from the API. */
export class Intake {
  readonly #options: IntakeOptions
  readonly #locks: SubmissionLock
  /** Sealing takes processor and memory: more at once would only be slower and larger. */
  readonly #storing = new ConcurrencyLimit(2)

  constructor(options: IntakeOptions) {
    this.#options = options
    this.#locks = new SubmissionLock(options.payload, options.reportError)
  }

  /** Deletes what was remembered for a while and is over. */
  forgetExpired(): Promise<void> {
    return this.#locks.deleteExpired()
  }

  /**
   * Takes a submission in, or says why not. It is accepted only when its files and its record are on stable storage;
   * of what is refused nothing is stored.
   * @param idOrSlug of the tender or vacancy; empty for what has neither
   */
  async submit(
    definition: SubmissionDefinition,
    idOrSlug: string,
    request: Request,
    sender: Sender,
  ): Promise<SubmissionOutcome> {
    const outcome = await this.#takeOrRefuse(definition, idOrSlug, request, sender)
    this.#options.counts.count(definition.kind, outcome)
    return outcome
  }

  async #takeOrRefuse(
    definition: SubmissionDefinition,
    idOrSlug: string,
    request: Request,
    sender: Sender,
  ): Promise<SubmissionOutcome> {
    const messages = intakeMessages(sender.language)
    const typed: Record<string, string> = {}
    let staged: StagedSubmission | undefined
    try {
      const target = await this.#admit(definition, idOrSlug, request, sender, messages)
      staged = await this.#options.store.stage()
      const { now } = this.#options
      const form = await receive(request, { nextPlace: placesIn(staged), messages, typed, now })
      const { receipt, isKnown } = await this.#take(definition, target, form, staged, request, sender)
      if (isKnown) await staged.discard()
      return accepted(
        receipt,
        isKnown ? messages.alreadyReceived : definition.words(messages).received,
        isKnown,
      )
    } catch (error) {
      await staged?.discard().catch((failure: unknown) => {
        this.#options.reportError(failure)
        this.#options.onUndecided()
      })
      if (!request.body?.locked) await this.#readTyped(request, messages, typed, error)
      return refusalOf(error, messages, typed, this.#options.reportError)
    }
  }

  /** Of a form that is refused unread, what was typed: its page shows it again. */
  async #readTyped(
    request: Request,
    messages: IntakeMessages,
    typed: Record<string, string>,
    error: unknown,
  ): Promise<void> {
    const refusal = error instanceof Refused ? error : new Refused(503, messages.unavailable)
    const nextPlace = () => {
      throw new Error('The file of a refused form is written')
    }
    const reading = { nextPlace, messages, typed, now: this.#options.now, refusal }
    await receive(request, reading).catch(() => undefined)
    // What is no form.
    await drain(request.body)
  }

  /** A receipt shown again, or its submission withdrawn, for whoever holds its secret. */
  async manage(
    action: 'show' | 'withdraw',
    reference: string,
    secret: string,
    sender: Sender,
  ): Promise<SubmissionOutcome> {
    const messages = intakeMessages(sender.language)
    const { payload, rateLimits } = this.#options
    try {
      await rateLimits.countTry(sender.address, messages)
      const { submission, receipt } = await showReceipt(payload, reference, secret, messages)
      if (action === 'show') return accepted(receipt, messages.shown, true)
      const { withdrawnAt, message } = await withdraw(this.#options, submission, messages, { secret })
      return accepted({ ...receipt, withdrawn_at: withdrawnAt }, message, true)
    } catch (error) {
      return refusalOf(error, messages, { reference }, this.#options.reportError)
    }
  }

  /** Withdraws a proposal for whoever has signed that with its bidder's key. */
  async withdrawByNote(note: string, sender: Sender): Promise<SubmissionOutcome> {
    const messages = intakeMessages(sender.language)
    const { payload, rateLimits } = this.#options
    try {
      await rateLimits.countTry(sender.address, messages)
      const submission = await findByReference(payload, /^Reference: (.+)$/m.exec(note)?.[1] ?? '')
      if (!submission?.envelope) throw new Refused(404, messages.unknownReceipt)
      const { message } = await withdraw(this.#options, submission, messages, { note })
      return { outcome: 'accepted', status: 200, message, receipt: null }
    } catch (error) {
      return refusalOf(error, messages, {}, this.#options.reportError)
    }
  }

  /** All that can be said before the body is read. */
  async #admit(
    definition: SubmissionDefinition,
    idOrSlug: string,
    request: Request,
    sender: Sender,
    messages: IntakeMessages,
  ): Promise<SubmissionTarget> {
    const { payload, rateLimits, settings, now, areDocumentsThere } = this.#options
    await rateLimits.countTry(sender.address, messages, request.headers.get('proof-of-work'))
    const key = request.headers.get('idempotency-key')
    if (key !== null && !/^[\w-]{16,200}$/.test(key)) throw new Refused(400, messages.badKey)
    // Whoever does not announce the length may send as much as anybody.
    const announced = Number(request.headers.get('content-length') ?? Number.NaN) || intakeLimits.body
    const expected = Math.min(announced, intakeLimits.body)
    const room = await checkFreeDisk(settings.dataFolder, 2 * expected, messages)
    await rateLimits.countRoom(sender.address, expected, room, messages)
    const target = await this.findTarget(definition, idOrSlug, sender)
    // Whoever sends again what had arrived before the deadline gets its receipt, also after it.
    const isKnown = async () =>
      key !== null &&
      (await findByKey(payload, definition.form.collection, keyHashOf(definition, target, key))) !== undefined
    if (!isOpen(target, now()) && !(await isKnown())) {
      throw new Refused(410, definition.words(messages).closed(target))
    }
    // Nobody can answer what nobody can read; it is our failure, and the sender may come back.
    if (target.needs && !(await areDocumentsThere(target.needs)) && !(await isKnown())) {
      throw new Refused(503, messages.documentsUnavailable, { retryAfterSeconds: 600 })
    }
    if (target.lacksCustodians && !(await isKnown())) throw lacksCustodians(messages)
    return target
  }

  /**
   * What a submission is for, with the terms to which it is sealed.
   * @throws Refused with 404
   */
  async findTarget(
    definition: SubmissionDefinition,
    idOrSlug: string,
    { language }: Pick<Sender, 'language'>,
  ): Promise<SubmissionTarget> {
    const { payload, now, termsOf, isOfFormerScheme } = this.#options
    const target = await definition.findTarget({ payload, language, now: now() }, idOrSlug)
    if (!target) throw new Refused(404, definition.words(intakeMessages(language)).unknownTarget)
    if (!definition.form.isSealed || target.id === null) return target
    const terms = await termsOf(target.id)
    if (!terms) {
      const { id, deadline } = target
      return { ...target, lacksCustodians: !(await isOfFormerScheme({ id, deadline: deadline ?? '' })) }
    }
    const isClosedEarly = target.isClosedEarly === true && !isOpen(target, now())
    return { ...target, terms, deadline: earlier(target.deadline, terms.deadline), isClosedEarly }
  }

  async #take(
    definition: SubmissionDefinition,
    addressed: SubmissionTarget,
    form: ReceivedForm,
    staged: StagedSubmission,
    request: Request,
    sender: Sender,
  ): Promise<StoredOutcome> {
    const messages = intakeMessages(sender.language)
    const admitted = await this.#targetOf(definition, addressed, form, sender)
    const { answers, files } = await readForm(definition, form, messages)
    const key = request.headers.get('idempotency-key')
    const digest = digestOf(nameOf(definition, admitted), form)
    const keyHash = key && keyHashOf(definition, admitted, key)
    const secret = form.fields.get('replaces_secret') ?? ''
    const first = async (nonce: string): Promise<StoredOutcome> => {
      const submissionKey = { key: key ?? nonce, digest }
      const replaced = await this.#replaced(form, admitted, messages)
      const known = keyHash ? await this.#known(definition, keyHash, submissionKey, messages) : undefined
      // The deadline may have been moved while the body was on its way; what arrived before it counts.
      const target = known ? admitted : await this.findTarget(definition, idOf(admitted), sender)
      if (!known && !isOpen(target, form.receivedAt))
        throw new Refused(410, definition.words(messages).closed(target))
      if (!known && target.lacksCustodians) throw lacksCustodians(messages)
      if (!known && replaced && replaced.withdrawnAt !== null)
        throw new Refused(409, messages.alreadyWithdrawn)
      // Not one after the other: nobody waits for the scanner in the place of others.
      const scan = known ? 'none' : await traced('scan', () => scanFiles(this.#options, files, messages))
      const receipt =
        known ??
        (await this.#storing.run(() =>
          traced('store', () =>
            storeSubmission(this.#options, staged, {
              definition,
              target,
              answers,
              files,
              scan,
              receivedAt: form.receivedAt,
              language: sender.language,
              submissionKey,
              keyHash,
              replaces: replaced ? { submission: replaced, secret } : null,
            }),
          ),
        ))
      // It was withdrawn in the statements that accepted what takes its place.
      if (replaced && !known) await forgetFilesOfWithdrawn(this.#options, replaced)
      if (!known) this.#options.onAccepted(receipt.reference)
      return { receipt, isKnown: known !== undefined }
    }
    return this.#locks.once(keyHash ?? digest, {
      tender: admitted.terms ? admitted.id : null,
      first,
      again: (reference, nonce) => this.#receiptAgain(reference, { key: nonce, digest }),
      // What was sent under a key is found by it, for as long as it is stored.
      isRemembered: keyHash === null,
    })
  }

  /**
   * What the form itself says it is for: it may name what the address leaves open, and not contradict it.
   * @throws Refused with 404
   */
  async #targetOf(
    definition: SubmissionDefinition,
    addressed: SubmissionTarget,
    { fields }: ReceivedForm,
    sender: Sender,
  ): Promise<SubmissionTarget> {
    const [targetField] = targetOf(definition.form) ?? []
    const named = targetField && fields.get(targetField)?.trim()
    if (!named) return addressed
    const target = await this.findTarget(definition, named, sender)
    if (addressed.id === null || addressed.id === target.id) return target
    throw new Refused(404, definition.words(intakeMessages(sender.language)).unknownTarget)
  }

  /**
   * The receipt of what arrived before under the same Idempotency-Key.
   * @throws Refused with 422 when something else was sent under it
   */
  async #known(
    definition: SubmissionDefinition,
    keyHash: string,
    { key, digest }: SubmissionKey,
    messages: IntakeMessages,
  ): Promise<Receipt | undefined> {
    const found = await findByKey(this.#options.payload, definition.form.collection, keyHash)
    if (!found || !(await this.stands(found, messages))) return undefined
    const receipt = found.receiptFor(secretOf(this.#options.payload, found.reference, key, digest))
    if (!receipt) throw new Refused(422, messages.keyReused)
    return receipt
  }

  /**
   * Whether a submission that was found stands. One that was refused while nobody knew whether it was written is taken in
   * by being sent again.
   * @throws Refused with 503 while it is being removed
   */
  async stands({ collection, id, storedName }: KnownSubmission, messages: IntakeMessages): Promise<boolean> {
    if (storedName === null) return true
    const { store, payload } = this.#options
    if (!(await store.takeRefusalBack(storedName)))
      throw new Refused(503, messages.unavailable, { retryAfterSeconds: 10 })
    // It may have been removed since it was found.
    const { totalDocs } = await payload.count({
      collection,
      where: { id: { equals: id } },
      overrideAccess: true,
    })
    return totalDocs > 0
  }

  /** The receipt of what was sent a moment ago; nothing when it was withdrawn since and may be sent again. */
  async #receiptAgain(reference: string, { key, digest }: SubmissionKey): Promise<Receipt | undefined> {
    const { payload } = this.#options
    const found = await findByReference(payload, reference)
    if (!found || found.withdrawnAt !== null) return undefined
    return found.receiptFor(secretOf(payload, found.reference, key, digest))
  }

  /**
   * The submission that this one is to take the place of, for whoever holds its secret.
   * @throws Refused with 404 or 409
   */
  async #replaced(
    { fields }: ReceivedForm,
    target: SubmissionTarget,
    messages: IntakeMessages,
  ): Promise<KnownSubmission | undefined> {
    const reference = fields.get('replaces_reference')?.trim()
    if (!reference) return undefined
    const submission = await findByReference(this.#options.payload, reference)
    const receipt = submission?.receiptFor(fields.get('replaces_secret') ?? '')
    const isForSameTarget = receipt?.about.id === (target.id === null ? null : String(target.id))
    if (!submission || !receipt || !isForSameTarget) throw new Refused(404, messages.unknownReceipt)
    return submission
  }
}

/** Whether what arrives at a moment arrives in time. */
export function isOpen({ deadline }: SubmissionTarget, moment: Date): boolean {
  return deadline === null || moment.getTime() < Date.parse(deadline)
}

/** What is said of a tender that was published without custodians, until they are appointed. */
export function lacksCustodians({ custodiansMissing }: IntakeMessages): Refused {
  return new Refused(503, custodiansMissing, { retryAfterSeconds: 3600 })
}

/** Of a deadline that was moved in one place alone, custodians know the log's, and bidders the tender's. */
function earlier(one: string | null, other: string): string {
  return one !== null && Date.parse(one) < Date.parse(other) ? one : other
}

function idOf({ id }: SubmissionTarget): string {
  return id === null ? '' : String(id)
}

function nameOf({ kind }: { kind: string }, target: SubmissionTarget): string {
  return `${kind} ${idOf(target)}`
}

function keyHashOf(definition: { kind: string }, target: SubmissionTarget, key: string): string {
  return createHash('sha256')
    .update(`${nameOf(definition, target)} ${key}`)
    .digest('hex')
}

function accepted(receipt: Receipt, message: string, isKnown: boolean): Accepted {
  return { outcome: 'accepted', status: isKnown ? 200 : 201, message, receipt }
}

/** Gives, one after the other, the places of a submission's files until they are checked. */
function placesIn(staged: StagedSubmission): () => string {
  let files = 0
  return () => staged.fileToWrite(`scratch-${files++}`)
}

interface Receiving extends Pick<ReadingOptions, 'nextPlace' | 'messages' | 'now' | 'refusal'> {
  /** What was typed is added to it. */
  typed: Record<string, string>
}

async function receive(request: Request, { typed, ...reading }: Receiving): Promise<ReceivedForm> {
  return readMultipart(request, {
    ...reading,
    onField: (name, value) => {
      if (!neverShownAgain.has(name)) typed[name] = value
    },
    signal: request.signal,
  })
}
