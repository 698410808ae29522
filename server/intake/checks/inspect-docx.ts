import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { intakeLimits } from '../limits.ts'
import type { ReceivedFile } from '../reading/read-multipart.ts'
import type { ScratchFile } from '../reading/scratch-file.ts'
import type { Inspection } from './check-file.ts'

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** What a Word document has to have (ECMA-376), and what only one with macros has. */
const needed = ['[Content_Types].xml', 'word/document.xml']
const macros = 'word/vbaproject.bin'

/**
 * A zip archive with a Word document in it, no macros, and no more inside than a document may have. Every entry is
 * unpacked and thrown away: the sizes that an archive declares are not to be believed.
 */
export async function inspectDocx({ scratch, size }: ReceivedFile): Promise<Inspection> {
  const start = await buffer(scratch.read(0, Math.min(compoundFile.length, size)))
  // Word wraps a document with a password into a compound file.
  if (start.equals(compoundFile)) return 'locked'
  try {
    return (await hasDocument(scratch, size)) ? 'genuine' : 'wrong'
  } catch {
    return 'wrong'
  }
}

class ScratchReader extends yauzl.RandomAccessReader {
  readonly #scratch: ScratchFile

  constructor(scratch: ScratchFile) {
    super()
    this.#scratch = scratch
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#scratch.read(start, end)
  }
}

async function hasDocument(scratch: ScratchFile, size: number): Promise<boolean> {
  const archive = await yauzl.fromRandomAccessReaderPromise(new ScratchReader(scratch), size, {
    strictFileNames: true,
  })
  if (archive.entryCount > intakeLimits.unpackedEntries) return false
  const names = new Set<string>()
  let unpacked = 0
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted() || entry.fileName.toLowerCase() === macros) return false
    names.add(entry.fileName)
    if (entry.fileName.endsWith('/')) continue
    const content = await archive.openReadStreamPromise(entry)
    for await (const chunk of content) {
      unpacked += chunk.length
      if (unpacked > intakeLimits.unpacked) return false
    }
  }
  return needed.every((name) => names.has(name))
}
