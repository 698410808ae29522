import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Readable } from 'node:stream'
import type { Environment } from '../../environment.ts'
import { BucketAwayError } from './bucket-away-error.ts'
import { s3ClientConfig } from './s3-client-config.ts'

/** Bytes of a part, of which one is in memory and one on its way. */
const partSize = 5 * 1024 * 1024

export interface BucketObject {
  key: string
  /** When it was stored, by the bucket’s clock; now, where it does not say. */
  modified: Date
}

/** The objects of the bucket that the settings name. Every method throws BucketAwayError when it can't be asked. */
export class BucketObjects {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(settings: Environment) {
    if (!settings.S3_BUCKET) throw new Error('The settings name no bucket')
    this.#bucket = settings.S3_BUCKET
    this.#client = new S3Client(s3ClientConfig(settings))
  }

  /** Stores a small text. */
  async putText(key: string, text: string): Promise<void> {
    const content = { Body: text, ContentLength: Buffer.byteLength(text) }
    await this.#ask((Bucket) => this.#client.send(new PutObjectCommand({ Bucket, Key: key, ...content })))
  }

  /** Stores what a stream gives; the object is there when it is there whole. */
  async put(
    key: string,
    content: Readable,
    { type = 'application/octet-stream', limit }: { type?: string; limit?: AbortSignal } = {},
  ): Promise<void> {
    await this.#ask(async (Bucket) => {
      const params = { Bucket, Key: key, Body: content, ContentType: type }
      const upload = new Upload({ client: this.#client, partSize, queueSize: 1, params })
      const abort = () => void upload.abort()
      limit?.addEventListener('abort', abort)
      try {
        await upload.done()
      } finally {
        limit?.removeEventListener('abort', abort)
        content.destroy()
      }
    })
  }

  /** @returns nothing where there is no such object; the stream, too, fails with BucketAwayError */
  async read(key: string): Promise<Readable | undefined> {
    return this.#ask(async (Bucket) => {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket, Key: key })).catch(nothingFound)
      if (!Body) return undefined
      if (!(Body instanceof Readable)) throw new TypeError(`The bucket gave no content for ${key}`)
      return Readable.from(unlessAway(Body), { objectMode: false })
    })
  }

  async has(key: string): Promise<boolean> {
    return this.#ask(async (Bucket) => {
      const found = await this.#client.send(new HeadObjectCommand({ Bucket, Key: key })).catch(nothingFound)
      return '$metadata' in found
    })
  }

  /** Objects whose names begin so, in the order of their names. */
  async list(prefix: string): Promise<BucketObject[]> {
    return this.#ask(async (Bucket) => {
      const found: BucketObject[] = []
      const pages = paginateListObjectsV2({ client: this.#client }, { Bucket, Prefix: prefix })
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents) {
          if (Key !== undefined) found.push({ key: Key, modified: LastModified ?? new Date() })
        }
      }
      return found
    })
  }

  /** Names of what lies directly below a prefix as a folder would. */
  async folders(prefix: string): Promise<string[]> {
    return this.#ask(async (Bucket) => {
      const found: string[] = []
      const pages = paginateListObjectsV2(
        { client: this.#client },
        { Bucket, Prefix: prefix, Delimiter: '/' },
      )
      for await (const { CommonPrefixes = [] } of pages) {
        found.push(...CommonPrefixes.flatMap(({ Prefix }) => Prefix?.slice(prefix.length, -1) ?? []))
      }
      return found
    })
  }

  async remove(key: string): Promise<void> {
    await this.#ask((Bucket) => this.#client.send(new DeleteObjectCommand({ Bucket, Key: key })))
  }

  /** Removes everything whose name begins so, also what was uploaded in part. */
  async removeAll(prefix: string): Promise<void> {
    await this.#ask(async (Bucket) => {
      const { Uploads = [] } = await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }),
      )
      for (const { Key, UploadId } of Uploads) {
        if (!Key?.startsWith(prefix)) continue
        await this.#client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      }
    })
    for (const { key } of await this.list(prefix)) await this.remove(key)
  }

  close(): void {
    this.#client.destroy()
  }

  async #ask<Answer>(act: (bucket: string) => Promise<Answer>): Promise<Answer> {
    try {
      return await act(this.#bucket)
    } catch (error) {
      throw error instanceof BucketAwayError ? error : new BucketAwayError(error)
    }
  }
}

async function* unlessAway(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of body) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
      yield chunk
    }
  } catch (error) {
    throw new BucketAwayError(error)
  }
}

function nothingFound(error: unknown): { Body?: undefined } {
  if (error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound')) return {}
  throw error
}
