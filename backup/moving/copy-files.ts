import { createHash } from 'node:crypto'
import { Transform, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FilesPlace } from './files-place.ts'

/** Files are not moved. The message is one sentence for the person at the terminal. */
export class MoveRefusedError extends Error {}

/** What was done: files that were copied now, and those that were there already. */
export interface Copied {
  copied: number
  present: number
}

/**
 * Copies what is not there yet and reads every file back, also of an earlier attempt that was broken off: what is counted
 * is there byte for byte.
 * @throws MoveRefusedError when another file of the same name is there, or what was written is not what is read back
 */
export async function copyFiles(from: FilesPlace, to: FilesPlace): Promise<Copied> {
  const done: Copied = { copied: 0, present: 0 }
  const there = new Set(await to.list())
  for (const name of await from.list()) {
    const source = await from.read(name)
    // It was deleted since the list was made.
    if (!source) continue
    if (there.has(name)) {
      const wanted = await hashOf(source)
      const found = await to.read(name)
      if (!found || (await hashOf(found)) !== wanted) {
        throw new MoveRefusedError(
          `Another file is at the new place under the name ${name}: nothing was deleted; remove it there if it is not the right one, and run this again.`,
        )
      }
      done.present += 1
      continue
    }
    const hash = createHash('sha256')
    await to.write(name, hashed(source, hash))
    const written = await to.read(name)
    if (!written || (await hashOf(written)) !== hash.digest('hex')) {
      await to.remove(name)
      throw new MoveRefusedError(`The file ${name} was written and is not the same when it is read back.`)
    }
    done.copied += 1
  }
  return done
}

/**
 * Deletes files whose copies are there byte for byte.
 * @returns names of those that stay, because they have no copy
 */
export async function deleteCopied(from: FilesPlace, to: FilesPlace): Promise<string[]> {
  const staying: string[] = []
  for (const name of await from.list()) {
    const [source, copy] = [await from.read(name), await to.read(name)]
    if (!source || !copy) {
      source?.destroy()
      copy?.destroy()
      if (source) staying.push(name)
      continue
    }
    if ((await hashOf(source)) === (await hashOf(copy))) await from.remove(name)
    else staying.push(name)
  }
  return staying
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('The stream gives something else than bytes')
    hash.update(chunk)
  }
  return hash.digest('hex')
}

function hashed(content: Readable, hash: ReturnType<typeof createHash>): Readable {
  const through = new Transform({
    transform(chunk: Buffer, _encoding, passOn) {
      hash.update(chunk)
      passOn(null, chunk)
    },
  })
  finished(content).catch((error: unknown) =>
    through.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return content.pipe(through)
}
