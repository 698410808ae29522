import { EnvelopeError } from '../../../sealing/envelope-header.ts'
import { readEnvelope } from '../../../sealing/read-envelope.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import { findByEnvelope } from '../../../submissions/known-submission.ts'
import { toHex } from '../../../proofs/bytes.ts'
import type { Language } from '../../../languages/languages.ts'
import { ConcurrencyLimit } from '../../limit-concurrency.ts'
import { isOpen, lacksCustodians, type Intake, type IntakeOptions } from '../intake.ts'
import { Refused } from '../refused.ts'
import { storeSealedEnvelope, type CheckedEnvelope } from '../storing/store-envelope.ts'
import { proposalSubmission } from '../submission-kinds.ts'
import { SubmissionLock } from '../submission-lock.ts'
import type {
  AcceptedEnvelope,
  CompleteUpload,
  EnvelopeTaking,
  TenderOfEnvelopes,
} from './envelope-uploads.ts'

/** Takes in what bidders have sealed themselves, as `Intake` takes in what the server seals. */
export class TakenEnvelopes implements EnvelopeTaking {
  readonly #options: IntakeOptions
  readonly #intake: Intake
  readonly #locks: SubmissionLock
  readonly #storing = new ConcurrencyLimit(2)

  constructor(options: IntakeOptions, intake: Intake) {
    this.#options = options
    this.#intake = intake
    this.#locks = new SubmissionLock(options.payload, options.reportError)
  }

  async findTender(idOrSlug: string, language: Language): Promise<TenderOfEnvelopes> {
    const messages = intakeMessages(language)
    const { closed, unknownTarget } = proposalSubmission.words(messages)
    const target = await this.#intake.findTarget(proposalSubmission, idOrSlug, { language })
    const { id, terms, deadline } = target
    if (target.lacksCustodians && isOpen(target, this.#options.now())) throw lacksCustodians(messages)
    if (id === null || !terms || deadline === null) throw new Refused(404, unknownTarget)
    return { id, target, terms, closesAt: new Date(deadline), closed: closed(target) }
  }

  async requireDocuments({ target: { needs } }: TenderOfEnvelopes, language: Language): Promise<void> {
    if (!needs || (await this.#options.areDocumentsThere(needs))) return
    throw new Refused(503, intakeMessages(language).documentsUnavailable, { retryAfterSeconds: 600 })
  }

  async accept({
    tender: { target, terms },
    bytes,
    receivedAt,
    language,
  }: CompleteUpload): Promise<AcceptedEnvelope> {
    const { header, content, hash } = await readEnvelope(bytes(), terms)
    await content.pipeTo(new WritableStream())
    if (header.sealedBy === 'server') {
      throw new EnvelopeError(
        'not an envelope',
        'It names the server, which seals nothing that is sent to it sealed',
      )
    }
    const envelope = { target, terms, header, hash: hash(), bytes, receivedAt, language }
    return this.#locks.once(`envelope ${header.recipient}`, {
      tender: target.id,
      first: () => this.#takeOnce(envelope),
      // The database recognises what is sent again by its name, for as long as it is stored.
      isRemembered: false,
      again: async () => undefined,
    })
  }

  async #takeOnce(envelope: CheckedEnvelope): Promise<AcceptedEnvelope> {
    const { header, hash, language } = envelope
    const { payload, store, reportError, onUndecided } = this.#options
    const messages = intakeMessages(language)
    const known = await findByEnvelope(payload, header.recipient)
    if (known && (await this.#intake.stands(known, messages))) {
      if (known.withdrawnAt !== null) throw new Refused(409, messages.alreadyWithdrawn)
      const isSame = known.envelope?.sha256 === toHex(hash)
      const receipt = isSame ? known.receiptForEnvelope(header.code) : undefined
      if (!receipt) throw new EnvelopeError('damaged', 'Another envelope has this name')
      return { receipt, isKnown: true }
    }
    const staged = await store.stage()
    try {
      const receipt = await this.#storing.run(() => storeSealedEnvelope(this.#options, staged, envelope))
      return { receipt, isKnown: false }
    } catch (error) {
      await staged.discard().catch((failure: unknown) => {
        reportError(failure)
        onUndecided()
      })
      throw error
    }
  }
}
