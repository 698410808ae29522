import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Payload } from 'payload'
import { environment } from '../../environment.ts'
import type { FileLibrary } from './file-address.ts'
import { s3ClientConfig } from './s3-client-config.ts'

/** A file that lies somewhere on this machine, and the name that a library has it under. */
interface FileToStore {
  source: string
  name: string
  mimeType: string
}

/** Puts files into a library beside what Payload stores there: in its folder, or in the bucket. No row is written. */
export async function storeFiles(
  payload: Payload,
  library: FileLibrary,
  files: readonly FileToStore[],
): Promise<void> {
  const settings = environment()
  if (settings.S3_BUCKET === undefined) {
    const folder = payload.collections[library].config.upload.staticDir
    if (!folder) throw new Error(`The library ${library} has no folder`)
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
