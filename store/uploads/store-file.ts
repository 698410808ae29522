import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { environment } from '../../environment.ts'
import { s3ClientConfig } from './s3-client-config.ts'

/** A file that lies somewhere on this machine, and the name that a library has it under. */
interface FileToStore {
  source: string
  name: string
  mimeType: string
}

/**
 * Puts files into a library beside what Payload stores there: in the bucket, or in the library's folder. No row is
 * written.
 */
export async function storeFiles(folder: string, files: readonly FileToStore[]): Promise<void> {
  const settings = environment()
  if (settings.S3_BUCKET === undefined) {
    await mkdir(folder, { recursive: true })
    await Promise.all(files.map(({ source, name }) => copyFile(source, path.join(folder, name))))
    return
  }
  const client = new S3Client(s3ClientConfig(settings))
  try {
    for (const { source, name, mimeType } of files) {
      await client.send(
        new PutObjectCommand({
          Bucket: settings.S3_BUCKET,
          Key: name,
          Body: await readFile(source),
          ContentType: mimeType,
        }),
      )
    }
  } finally {
    client.destroy()
  }
}

/** The bytes of a file of a library, beside Payload; nothing where there is none. */
export async function readStoredFile(folder: string, name: string): Promise<Uint8Array | undefined> {
  const settings = environment()
  if (settings.S3_BUCKET === undefined) {
    try {
      return await readFile(path.join(folder, name))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
  const client = new S3Client(s3ClientConfig(settings))
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: settings.S3_BUCKET, Key: name }))
    return await Body?.transformToByteArray()
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined
    throw error
  } finally {
    client.destroy()
  }
}
