import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { parseEnvironment } from '../../environment.ts'
import { installFromDebian } from '../../commands/steps/debian.ts'
import { s3ClientConfig } from '../../store/uploads/s3-client-config.ts'

const python = '/usr/bin/python3'
const library = '/usr/lib/python3/dist-packages/swift'

/** OpenStack Swift from Debian with its S3 interface: a server of buckets that we did not write. */
export interface Swift extends AsyncDisposable {
  /** Makes an empty bucket and gives the settings that name it. */
  createBucket: (name: string) => Promise<Record<string, string>>
}

/** @throws when Debian's package is not there and can't be installed */
export async function installSwift(): Promise<void> {
  if (existsSync(library)) return
  const { status, output } = await installFromDebian('python3-swift')
  if (status !== 0) throw new Error(`Debian's Swift could not be installed:\n${output}`)
}

/** @throws as `installSwift`, and when it does not start */
export async function startSwift(): Promise<Swift> {
  await installSwift()
  const folder = mkdtempSync(path.join(tmpdir(), 'swift-'))
  const [key, secret] = ['test:tester', 'a-secret-of-tests']
  const script = path.join(import.meta.dirname, 'swift_server.py')
  // Swift notes on its disks what it is sent; what stops a start it says on standard error.
  const child = spawn(python, [script, folder, key, secret], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [port]: unknown[] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(([code]) => {
      throw new Error(`Swift did not start (${String(code)}); the reason stands above`)
    }),
  ])
  const settings = (bucket: string) => ({
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://127.0.0.1:${String(port)}`,
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: secret,
  })
  return {
    async createBucket(name) {
      const client = new S3Client(s3ClientConfig(parseEnvironment(settings(name))))
      await client.send(new CreateBucketCommand({ Bucket: name }))
      client.destroy()
      return settings(name)
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
