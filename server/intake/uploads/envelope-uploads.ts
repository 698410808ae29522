import { z } from 'zod'
import { EnvelopeError, canBeEnvelope } from '../../../sealing/envelope-header.ts'
import type { Terms } from '../../../sealing/terms.ts'
import type { IntakeMessages } from '../../../languages/messages/intake/intake-message-names.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import type { Sender } from '../intake.ts'
import type { RateLimits } from '../rate-limits.ts'
import { Refused } from '../refused.ts'
import { checkFreeDisk } from '../storing/free-disk.ts'
import { UploadStore, type Piece, type StoredUpload } from './upload-store.ts'

/** A tender to which envelopes may be sent. */
export interface TenderOfEnvelopes {
  id: number
  terms: Terms
  closesAt: Date
}

/** An envelope of which every byte has arrived, and nothing was read yet. */
export interface CompleteUpload {
  /** Of the upload. */
  id: string
  tender: TenderOfEnvelopes
  bytes: AsyncIterable<Uint8Array>
  receivedAt: Date
}

const acceptedSchema = z.object({ reference: z.string(), note: z.string() })

/** What the sender of an envelope is answered: its reference, and the signed receipt. */
export type AcceptedEnvelope = z.output<typeof acceptedSchema>

/** What stores envelopes. Without it there are no uploads. */
export interface EnvelopeTaking {
  /** A published tender with terms, by its id or slug. */
  findTender: (idOrSlug: string) => Promise<TenderOfEnvelopes | undefined>
  /**
   * Stores an envelope. Called again with the same upload when a process ended meanwhile, perhaps by two processes at once:
   * then it gives the same answer.
   * @throws EnvelopeError when it is none for this tender
   */
  accept: (upload: CompleteUpload) => Promise<AcceptedEnvelope>
}

export interface EnvelopeUploadsOptions {
  /** Where pieces are stored. */
  folder: string
  /** Where there must be room. */
  dataFolder: string
  rateLimits: RateLimits
  taking: EnvelopeTaking
  now: () => Date
}

const hour = 60 * 60_000
const longest = 24 * hour
/** After the deadline, for what arrived before it and is still being stored. */
const afterDeadline = hour

/** Envelopes on their way in, whichever protocol brings them. */
export class EnvelopeUploads {
  readonly #options: EnvelopeUploadsOptions
  readonly #store: UploadStore
  /** What this process is storing, by the uploads' ids. */
  readonly #storing = new Map<string, Promise<AcceptedEnvelope>>()

  constructor(options: EnvelopeUploadsOptions) {
    this.#options = options
    this.#store = new UploadStore(options.folder, options.now)
  }

  /**
   * @param length bytes of the envelope
   * @throws Refused
   */
  async create(
    idOrSlug: string,
    length: number,
    sender: Sender,
    proofOfWork: string | null,
  ): Promise<{ id: string; expiresAt: Date }> {
    const { rateLimits, dataFolder, now } = this.#options
    const messages = intakeMessages(sender.language)
    await rateLimits.countTry(sender.address, messages, proofOfWork)
    const tender = await this.#openTender(idOrSlug, messages)
    if (!canBeEnvelope(length, tender.terms)) throw new Refused(422, messages.invalidFields)
    // The pieces, and what is stored of them.
    const room = await checkFreeDisk(dataFolder, 2 * length, messages)
    await rateLimits.countRoom(sender.address, length, room, messages)
    const expiresAt = new Date(Math.min(now().getTime() + longest, tender.closesAt.getTime() + afterDeadline))
    const id = await this.#store.create({ tender: tender.id, length, expiresAt: expiresAt.toISOString() })
    return { id, expiresAt }
  }

  /** Nothing when there is no such upload, or it has expired. */
  find(id: string): Promise<StoredUpload | undefined> {
    return this.#store.find(id)
  }

  /**
   * Adds a piece; after the last one the envelope is stored, before this ends.
   * @returns the offset after it
   * @throws PieceError, Refused
   */
  async append(upload: StoredUpload, piece: Piece, sender: Sender): Promise<number> {
    const offset = await this.#store.append(upload, piece)
    if (offset === upload.length) await this.finish(upload.id, sender)
    return offset
  }

  /**
   * What became of a complete upload; it is stored if that was not done yet.
   * @returns nothing when it is not complete
   * @throws Refused when the tender was closed when its last byte arrived, or it is no envelope: then it is removed
   */
  async finish(id: string, sender: Sender): Promise<AcceptedEnvelope | undefined> {
    const upload = await this.#store.find(id)
    if (!upload?.receivedAt) return undefined
    const storing = this.#storing.get(id) ?? this.#take(upload, upload.receivedAt, sender)
    this.#storing.set(id, storing)
    try {
      return await storing
    } finally {
      this.#storing.delete(id)
    }
  }

  remove(id: string): Promise<void> {
    return this.#store.remove(id)
  }

  /** Removes what expired. */
  sweep(): Promise<void> {
    return this.#store.sweep()
  }

  async #take(upload: StoredUpload, receivedAt: Date, { language }: Sender): Promise<AcceptedEnvelope> {
    const { id } = upload
    const known = await this.#store.outcome(id)
    if (known !== undefined) {
      const read: unknown = JSON.parse(known)
      return acceptedSchema.parse(read)
    }
    const messages = intakeMessages(language)
    try {
      // The deadline may have been moved while it was on its way.
      const tender = await this.#openTender(String(upload.tender), messages, receivedAt)
      const accepted = await this.#options.taking.accept({
        ...{ id, tender, receivedAt },
        bytes: this.#store.read(id),
      })
      await this.#store.writeOutcome(id, JSON.stringify(accepted))
      return accepted
    } catch (error) {
      const refused = error instanceof EnvelopeError ? new Refused(422, messages.invalidFields) : error
      // A failure of ours changes nothing: the same is tried again.
      if (refused instanceof Refused) await this.#store.remove(id)
      throw refused
    }
  }

  async #openTender(
    idOrSlug: string,
    messages: IntakeMessages,
    moment: Date = this.#options.now(),
  ): Promise<TenderOfEnvelopes> {
    const tender = await this.#options.taking.findTender(idOrSlug)
    if (!tender) throw new Refused(404, messages.unknownTender)
    if (moment >= tender.closesAt) throw new Refused(410, messages.closed)
    return tender
  }
}
