import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { flush } from '../../store/flush.ts'
import { hasEnded, nameOfProcess } from '../../store/process-name.ts'
import { BackupRefusedError } from '../backup-refused-error.ts'
import type { BackupPlace } from './backup-place.ts'

const unfinished = '.unfinished-'

/** A folder of archives. One that is being written has a name that begins with a dot and names its process. */
export function folderPlace(given: string): BackupPlace {
  const folder = path.resolve(given)
  return {
    description: folder,
    async sweep() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const name of await readdir(folder)) {
        const owner = name.startsWith(unfinished) ? name.slice(unfinished.length) : undefined
        if (owner !== undefined && hasEnded(owner)) await rm(path.join(folder, name), { force: true })
      }
    },
    async write(name, content, check) {
      const begun = path.join(folder, `${unfinished}${nameOfProcess()}`)
      try {
        await pipeline(content, createWriteStream(begun, { flags: 'w', mode: 0o600, flush: true }))
        await check(createReadStream(begun))
        await rename(begun, path.join(folder, name))
      } catch (error) {
        await rm(begun, { force: true })
        throw error
      }
      await flush(folder)
    },
    async read(name) {
      const handle = await open(path.join(folder, name), 'r').catch((error: unknown) => {
        throw new BackupRefusedError(`There is no archive ${name} in ${folder}.`, { cause: error })
      })
      return handle.createReadStream()
    },
    list: () => readdir(folder),
    remove: (name) => rm(path.join(folder, name)),
    close: () => undefined,
  }
}
