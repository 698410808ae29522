import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { EnvelopeError, canBeEnvelope } from '../../../sealing/envelope-header.ts'
import { chunksOf } from '../../../sealing/streams.ts'
import type { Terms } from '../../../sealing/terms.ts'
import { webStream } from '../../../submissions/files/web-stream.ts'
import type { Language } from '../../../languages/languages.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import { receiptSchema } from '../../../submissions/receipt.ts'
import type { Accepted, SubmissionOutcome } from '../../../submissions/submission-outcome.ts'
import type { Sender } from '../intake.ts'
import { intakeLimits } from '../limits.ts'
import type { RateLimits } from '../rate-limits.ts'
import { Refused } from '../refused.ts'
import { readMultipart, type ReceivedForm } from '../reading/read-multipart.ts'
import { refusalOf } from '../refusal.ts'
import { checkFreeDisk } from '../storing/free-disk.ts'
import type { SubmissionTarget } from '../submission-kinds.ts'
import { UploadStore, type Piece, type StoredUpload } from '../../../store/uploads/upload-store.ts'

/** A tender to which envelopes may be sent. */
export interface TenderOfEnvelopes {
  id: number
  target: SubmissionTarget
  terms: Terms
  closesAt: Date
  /** What is said to whoever comes too late. */
  closed: string
}

/** An envelope of which every byte has arrived, and nothing was read yet. */
export interface CompleteUpload {
  /** Of the upload. */
  id: string
  tender: TenderOfEnvelopes
  /** Reads it from its beginning. */
  bytes: () => AsyncIterable<Uint8Array>
  receivedAt: Date
  language: Language
}

const acceptedSchema = z.object({
  receipt: receiptSchema,
  /** Whether the same envelope had arrived before. */
  isKnown: z.boolean(),
})

/** What the sender of an envelope is answered. */
export type AcceptedEnvelope = z.output<typeof acceptedSchema>

/** What stores envelopes. Without it there are no uploads. */
export interface EnvelopeTaking {
  /**
   * A published tender with terms, by its id or slug.
   * @throws Refused when there is none
   */
  findTender: (idOrSlug: string, language: Language) => Promise<TenderOfEnvelopes>
  /** @throws Refused when what bidders must be able to read is away */
  requireDocuments: (tender: TenderOfEnvelopes, language: Language) => Promise<void>
  /**
   * Stores an envelope. Called again with the same upload when a process ended meanwhile, perhaps by two processes at once:
   * then it gives the same answer.
   * @throws EnvelopeError when it is none for this tender; Refused when it was withdrawn
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
  /** Called with what became of an upload. */
  onEnded: (outcome: SubmissionOutcome) => void
}

const hour = 60 * 60_000
const longest = 24 * hour
/** After the deadline, for what arrived before it and is still being stored. */
const afterDeadline = hour

const aboutEnvelope = z.object({
  /** Id of the tender. */
  tender: z.number(),
})

export type ArrivingEnvelope = StoredUpload<z.output<typeof aboutEnvelope>>

/** Envelopes on their way in, whichever protocol brings them. */
export class EnvelopeUploads {
  readonly #options: EnvelopeUploadsOptions
  readonly #store: UploadStore<z.output<typeof aboutEnvelope>>
  /** What this process is storing, by the uploads' ids. */
  readonly #storing = new Map<string, Promise<AcceptedEnvelope>>()

  constructor(options: EnvelopeUploadsOptions) {
    this.#options = options
    this.#store = new UploadStore(options.folder, options.now, aboutEnvelope)
  }

  /**
   * A tender that takes envelopes, open or closed.
   * @throws Refused with 404
   */
  findTender(idOrSlug: string, language: Language): Promise<TenderOfEnvelopes> {
    return this.#options.taking.findTender(idOrSlug, language)
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
    // Before the disk is asked whether it has room for it.
    if (length > intakeLimits.envelope) throw new Refused(413, intakeMessages(sender.language).notAnEnvelope)
    const tender = await this.#admit(idOrSlug, length, sender, proofOfWork)
    return this.#begin(tender, length, sender)
  }

  /**
   * Takes an envelope from a page's form: its file, or the name of an upload that scripts have sent.
   * @throws Refused
   */
  async takeForm(idOrSlug: string, request: Request, sender: Sender): Promise<AcceptedEnvelope> {
    const messages = intakeMessages(sender.language)
    const announced = Number(request.headers.get('content-length') ?? Number.NaN) || intakeLimits.envelope
    const tender = await this.#admit(idOrSlug, Math.min(announced, intakeLimits.envelope), sender, null)
    const { folder, now } = this.#options
    // What a process that ended leaves here is swept with the uploads.
    const scratch = path.join(folder, `new-${randomBytes(16).toString('hex')}`)
    await mkdir(scratch, { recursive: true })
    try {
      let files = 0
      const form = await readMultipart(request, {
        nextPlace: () => path.join(scratch, String(files++)),
        onField: () => undefined,
        ...{ messages, now, signal: request.signal },
        limits: { file: intakeLimits.envelope, together: intakeLimits.envelope, body: intakeLimits.envelope },
      })
      return await this.#takeReceived(tender, form, sender)
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  }

  async #takeReceived(
    tender: TenderOfEnvelopes,
    { fields, files, receivedAt }: ReceivedForm,
    sender: Sender,
  ): Promise<AcceptedEnvelope> {
    const messages = intakeMessages(sender.language)
    const [file] = files
    let id = fields.get('upload')
    if (file) {
      if (receivedAt >= tender.closesAt) throw new Refused(410, tender.closed)
      ;({ id } = await this.#begin(tender, file.size, sender))
      const upload = await this.#store.find(id)
      if (!upload) throw new Error('An upload that began is gone')
      const bytes = chunksOf(webStream(file.scratch.read()))
      await this.#store.append(upload, { offset: 0, bytes, checksum: undefined, arrivedAt: receivedAt })
    }
    const taken = id === undefined ? undefined : await this.finish(id, sender)
    if (!taken) throw new Refused(400, messages.fileRequired)
    return taken
  }

  /** All that can be said before the first byte. */
  async #admit(
    idOrSlug: string,
    length: number,
    sender: Sender,
    proofOfWork: string | null,
  ): Promise<TenderOfEnvelopes> {
    const { rateLimits, dataFolder, taking } = this.#options
    const messages = intakeMessages(sender.language)
    await rateLimits.countTry(sender.address, messages, proofOfWork)
    const tender = await this.#openTender(idOrSlug, sender.language)
    await taking.requireDocuments(tender, sender.language)
    // The pieces, and what is stored of them.
    const room = await checkFreeDisk(dataFolder, 2 * length, messages)
    await rateLimits.countRoom(sender.address, length, room, messages)
    return tender
  }

  async #begin(
    { id: tender, terms, closesAt }: TenderOfEnvelopes,
    length: number,
    { language }: Sender,
  ): Promise<{ id: string; expiresAt: Date }> {
    if (!canBeEnvelope(length, terms)) throw new Refused(422, intakeMessages(language).notAnEnvelope)
    const latest = Math.min(this.#options.now().getTime() + longest, closesAt.getTime() + afterDeadline)
    const expiresAt = new Date(latest)
    return { id: await this.#store.create({ tender, length, expiresAt: expiresAt.toISOString() }), expiresAt }
  }

  /** Nothing when there is no such upload, or it has expired. */
  find(id: string): Promise<ArrivingEnvelope | undefined> {
    return this.#store.find(id)
  }

  /**
   * Adds a piece; after the last one the envelope is stored, before this ends.
   * @returns the offset after it
   * @throws PieceError, Refused
   */
  async append(upload: ArrivingEnvelope, piece: Piece, sender: Sender): Promise<number> {
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

  /** Removes what expired. @param reportError called with what can't be removed now */
  sweep(reportError: (error: unknown) => void): Promise<void> {
    return this.#store.sweep(reportError)
  }

  async #take(upload: ArrivingEnvelope, receivedAt: Date, { language }: Sender): Promise<AcceptedEnvelope> {
    const { id } = upload
    const known = await this.#known(id)
    if (known) return known
    try {
      // The deadline may have been moved while it was on its way.
      const tender = await this.#openTender(String(upload.tender), language, receivedAt)
      const accepted = await this.#options.taking.accept({
        ...{ id, tender, receivedAt, language },
        bytes: () => this.#store.read(id),
      })
      await this.#store.writeOutcome(upload, JSON.stringify(accepted))
      this.#options.onEnded(outcomeOfEnvelope(accepted, language))
      return accepted
    } catch (error) {
      // Another process may have stored it meanwhile, and removed what this one was reading.
      const stored = await this.#known(id)
      if (stored) return stored
      const messages = intakeMessages(language)
      const refused = error instanceof EnvelopeError ? new Refused(422, messages.notAnEnvelope) : error
      // A failure of ours changes nothing: the same is tried again.
      if (!(refused instanceof Refused) || refused.status === 503) throw refused
      await this.#store.remove(id)
      this.#options.onEnded(refusalOf(refused, messages, {}, () => undefined))
      throw refused
    }
  }

  async #known(id: string): Promise<AcceptedEnvelope | undefined> {
    const outcome = await this.#store.outcome(id)
    if (outcome === undefined) return undefined
    const read: unknown = JSON.parse(outcome)
    return acceptedSchema.parse(read)
  }

  async #openTender(
    idOrSlug: string,
    language: Language,
    moment: Date = this.#options.now(),
  ): Promise<TenderOfEnvelopes> {
    const tender = await this.#options.taking.findTender(idOrSlug, language)
    if (moment >= tender.closesAt) throw new Refused(410, tender.closed)
    return tender
  }
}

/** What is said of an envelope that was taken. */
export function outcomeOfEnvelope({ receipt, isKnown }: AcceptedEnvelope, language: Language): Accepted {
  const { alreadyReceived, proposalReceived } = intakeMessages(language)
  return {
    outcome: 'accepted',
    ...(isKnown ? { status: 200, message: alreadyReceived } : { status: 201, message: proposalReceived }),
    receipt,
  }
}
