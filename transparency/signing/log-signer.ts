import { repeat } from '../../store/repeat.ts'
import { disclose, discloseDecoys, secretAmong } from '../batches/disclose.ts'
import { publishBatch, type SealedTenders } from '../batches/publish-batch.ts'
import { readCheckpointNote, readLogSize } from '../log-rows.ts'
import { LogRefusedError } from './require-extends.ts'
import { signCheckpoint, type SignerContext } from './sign-checkpoint.ts'
import { Lease } from '../../store/lease.ts'

/** Milliseconds between two looks at the log. */
const interval = 5000

interface Signing extends SignerContext {
  sealedTenders: SealedTenders
  /** Ids of tenders whose proposals were opened. */
  openedTenders: () => Promise<readonly number[]>
  /** Appends what others have left out. */
  appendMissing: () => Promise<void>
  now?: () => Date
}

/** Publishes batches, discloses what is no secret any more, and signs checkpoints: in one of all processes at a time. */
export class LogSigner {
  readonly #context: Signing
  readonly #now: () => Date
  readonly #lease: Lease
  #end: (() => Promise<void>) | undefined

  constructor(context: Signing) {
    this.#context = context
    this.#now = context.now ?? (() => new Date())
    this.#lease = new Lease(context.payload, 'signer')
  }

  start(): void {
    this.#end = repeat(
      () => this.publishDue(),
      interval,
      (error) => this.#report(error),
    )
  }

  /** Waits for what is under way, and lets another process go on. */
  async stop(): Promise<void> {
    await this.#end?.()
    await this.#lease.end().catch((error: unknown) => this.#report(error))
  }

  /**
   * Does what is due, if this process is the one to do it.
   * @throws LogRefusedError when the log is not what was signed before
   */
  async publishDue(): Promise<void> {
    const { payload, openedTenders, appendMissing } = this.#context
    const at = this.#now()
    const { isHeld, isNew, isRenewed } = await this.#lease.hold(at)
    if (!isHeld) return
    if (isNew) {
      await appendMissing()
      // Compares the whole with what was signed last, also when nothing was added.
      await signCheckpoint(this.#context, at)
    }
    await publishBatch(this.#context, at)
    if (isRenewed) {
      for (const tender of await secretAmong(payload, await openedTenders())) {
        await disclose(this.#context, tender, at)
      }
      await discloseDecoys(this.#context, at)
    }
    const signed = (await readCheckpointNote(payload))?.size
    if (signed !== (await readLogSize(payload))) await signCheckpoint(this.#context, at)
  }

  #report(error: unknown): void {
    const msg =
      error instanceof LogRefusedError
        ? `The transparency log is not signed: ${error.message}`
        : 'The transparency log could not be published'
    this.#context.payload.logger.error({ err: error, msg })
  }
}
