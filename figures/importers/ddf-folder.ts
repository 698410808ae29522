import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import yauzl from 'yauzl'
import { FileRefusal } from './file-refusal.ts'

/** Files of a folder, or of an archive that was made of one. */
export interface DdfFolder {
  /** The bytes of a file, by its path from where `datapackage.json` lies; nothing where there is no such file. */
  read: (name: string) => Promise<AsyncIterable<Uint8Array> | null>
  close: () => void
}

export const packageName = 'datapackage.json'

/** What an archive may have in it. */
export interface ArchiveLimits {
  entries: number
  /** Of all that is unpacked from it. */
  bytes: number
}

/** The whole of Gapminder's Systema Globalis is a tenth of it. */
const usualLimits: ArchiveLimits = { entries: 20_000, bytes: 1024 * 1024 * 1024 }

/**
 * Opens a folder, or a ZIP archive of one.
 * @throws FileRefusal for what is neither
 */
export async function openDdfFolder(place: string, limits: ArchiveLimits = usualLimits): Promise<DdfFolder> {
  return (await stat(place)).isDirectory() ? openFolder(await realpath(place)) : openArchive(place, limits)
}

function openFolder(folder: string): DdfFolder {
  return {
    read: async (name) => {
      const file = await realpath(path.join(folder, name)).catch(() => null)
      // Neither a path nor a link leads out of the folder.
      if (file === null || !file.startsWith(folder + path.sep) || !(await stat(file)).isFile()) return null
      return createReadStream(file)
    },
    close: () => {},
  }
}

async function openArchive(place: string, limits: ArchiveLimits): Promise<DdfFolder> {
  const archive = await yauzl
    .openPromise(place, { strictFileNames: true, autoClose: false })
    .catch((error: unknown) => {
      throw asRefusal(error)
    })
  try {
    const entries = await entriesOf(archive, limits)
    const [shortest] = [...entries.keys()]
      .filter((name) => path.posix.basename(name) === packageName)
      .toSorted((one, other) => one.length - other.length)
    const root = shortest === undefined ? '' : shortest.slice(0, -packageName.length)
    let bytes = 0
    const unpacked = async function* (entry: yauzl.Entry): AsyncGenerator<Uint8Array> {
      try {
        const content: AsyncIterable<Buffer> = await archive.openReadStreamPromise(entry)
        for await (const chunk of content) {
          // Sizes that an archive declares are not to be believed.
          bytes += chunk.length
          if (bytes > limits.bytes) throw new FileRefusal(1, { code: 'tooLarge' })
          yield chunk
        }
      } catch (error) {
        throw asRefusal(error)
      }
    }
    return {
      read: (name) => {
        const entry = entries.get(root + path.posix.normalize(name))
        return Promise.resolve(entry ? unpacked(entry) : null)
      },
      close: () => archive.close(),
    }
  } catch (error) {
    archive.close()
    throw asRefusal(error)
  }
}

async function entriesOf(
  archive: yauzl.ZipFile,
  limits: ArchiveLimits,
): Promise<ReadonlyMap<string, yauzl.Entry>> {
  if (archive.entryCount > limits.entries) throw new FileRefusal(1, { code: 'tooLarge' })
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new FileRefusal(1, { code: 'wrongShape', where: entry.fileName })
    entries.set(entry.fileName, entry)
  }
  return entries
}

/** Faults of the archive are those of the file; those of the disk are not. */
function asRefusal(error: unknown): unknown {
  if (error instanceof FileRefusal) return error
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem ? error : new FileRefusal(1, { code: 'wrongShape', where: 'zip' })
}
