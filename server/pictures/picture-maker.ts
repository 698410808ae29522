import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export interface Picture {
  bytes: Buffer
  /** Of what it shows; two pictures with the same tag are alike. */
  tag: string
}

/** A picture that may be cached. */
export interface WantedPicture {
  /** All that it shows, as data that JSON can carry, with the name of its kind. */
  shows: { kind: string } & Readonly<Record<string, unknown>>
  draw: () => Promise<Buffer>
}

/** Too many pictures wait to be drawn. */
export class PicturesBusyError extends Error {}

interface PictureMakerOptions {
  /** Bytes of pictures that are cached. */
  maximumBytes: number
  /** Pictures that may wait while one is drawn. */
  mostWaiting: number
}

/**
 * Draws pictures one at a time, so that pages have the processor beside them, and caches those asked for last. A picture is
 * cached under what it shows, so that one whose title or values changed is another picture, and none is ever stale.
 */
export class PictureMaker {
  readonly #cached: LRUCache<string, Picture>
  readonly #inTheMaking = new Map<string, Promise<Picture>>()
  readonly #mostWaiting: number
  #last: Promise<unknown> = Promise.resolve()

  constructor({ maximumBytes, mostWaiting }: PictureMakerOptions) {
    this.#cached = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ bytes }) => bytes.length + 512,
    })
    this.#mostWaiting = mostWaiting
  }

  /** @throws PicturesBusyError when the queue is full */
  async make({ shows, draw }: WantedPicture): Promise<Picture> {
    const key = createHash('sha256').update(JSON.stringify(shows)).digest('base64url')
    const known = this.#cached.get(key) ?? this.#inTheMaking.get(key)
    if (known) return known
    if (this.#inTheMaking.size > this.#mostWaiting) throw new PicturesBusyError('Too many pictures wait')
    const making = this.#last
      .then(draw)
      .then((bytes) => {
        const picture = { bytes, tag: key.slice(0, 22) }
        this.#cached.set(key, picture)
        return picture
      })
      .finally(() => this.#inTheMaking.delete(key))
    this.#inTheMaking.set(key, making)
    this.#last = making.catch(() => undefined)
    return making
  }
}
