import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PreviewWords } from './draw-preview.ts'

export interface Preview {
  picture: Buffer
  tag: string
}

/** Too many previews wait to be drawn. */
export class PreviewsBusyError extends Error {}

interface PreviewMakerOptions {
  /** Bytes of pictures that are cached. */
  maximumBytes: number
  /** Pictures that may wait while one is drawn. */
  mostWaiting: number
  draw?: (words: PreviewWords) => Promise<Buffer>
}

/**
 * Draws previews one at a time and caches those asked for last. A picture is cached under what it shows, so that one whose
 * title changed is another picture, and none is ever stale.
 */
export class PreviewMaker {
  readonly #cached: LRUCache<string, Preview>
  readonly #inTheMaking = new Map<string, Promise<Preview>>()
  readonly #mostWaiting: number
  readonly #draw: (words: PreviewWords) => Promise<Buffer>
  #last: Promise<unknown> = Promise.resolve()

  constructor({ maximumBytes, mostWaiting, draw }: PreviewMakerOptions) {
    this.#cached = new LRUCache({
      maxSize: maximumBytes,
      sizeCalculation: ({ picture }) => picture.length + 512,
    })
    this.#mostWaiting = mostWaiting
    this.#draw = draw ?? drawWithLetters
  }

  /** @throws PreviewsBusyError when the queue is full */
  async make(words: PreviewWords): Promise<Preview> {
    const key = createHash('sha256').update(JSON.stringify(words)).digest('base64url')
    const known = this.#cached.get(key) ?? this.#inTheMaking.get(key)
    if (known) return known
    if (this.#inTheMaking.size > this.#mostWaiting) throw new PreviewsBusyError('Too many previews wait')
    const making = this.#last
      .then(() => this.#draw(words))
      .then((picture) => {
        const preview = { picture, tag: key.slice(0, 22) }
        this.#cached.set(key, preview)
        return preview
      })
      .finally(() => this.#inTheMaking.delete(key))
    this.#inTheMaking.set(key, making)
    this.#last = making.catch(() => undefined)
    return making
  }
}

/** The letters' shaping weighs much, and a process that is never asked for a preview does without it. */
async function drawWithLetters(words: PreviewWords): Promise<Buffer> {
  const [{ drawPreview }, { rasterise }] = await Promise.all([
    import('./draw-preview.ts'),
    import('./rasterise.ts'),
  ])
  return rasterise(drawPreview(words))
}
