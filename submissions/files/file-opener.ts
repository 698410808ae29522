import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { OpeningContext } from '../../procurement/proposals/opening/opening-context.ts'
import { tenderIdOf } from '../../procurement/proposals/opening/tender-id-of.ts'
import { openStream } from '../../procurement/proposals/sealing/seal.ts'
import { tenderIdentity } from '../../procurement/proposals/sealing/tender-key.ts'
import type { Submission, SubmittedFile } from './submission.ts'

/** Gives the plain bytes of submitted files. Those of proposals lie sealed for good and are decrypted on their way out. */
export class FileOpener {
  readonly #context: Pick<OpeningContext, 'payload' | 'store' | 'custodian'>
  readonly #identities = new Map<number, Promise<string | undefined>>()

  constructor(context: Pick<OpeningContext, 'payload' | 'store' | 'custodian'>) {
    this.#context = context
  }

  /** @throws with the code ENOENT when the file is not in the store, or CustodianUnavailableError */
  async open(submission: Submission, file: SubmittedFile): Promise<Readable> {
    const stored = this.#context.store.read(submission.storedName ?? '', file.storedName)
    await once(stored, 'open')
    if (!('tender' in submission)) return stored
    const identity = await this.#identityOf(tenderIdOf(submission))
    if (!identity) throw new Error('The tender has no key')
    return openStream(stored, identity)
  }

  #identityOf(tender: number): Promise<string | undefined> {
    const known = this.#identities.get(tender) ?? this.#unwrap(tender)
    this.#identities.set(tender, known)
    return known
  }

  async #unwrap(tender: number): Promise<string | undefined> {
    return tenderIdentity(this.#context.payload, tender, await this.#context.custodian())
  }
}
