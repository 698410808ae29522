import * as CompoundFile from 'cfb'
import { buffer } from 'node:stream/consumers'
import { Turns } from '../../turns.ts'
import type { InspectedFile, Inspection } from './inspection.ts'

const turns = new Turns()

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** A compound file (MS-CFB) with Word's own stream in it. Held in memory whole, so only one at a time. */
export async function inspectDoc(file: InspectedFile): Promise<Inspection> {
  const start = await buffer(file.read(0, Math.min(signature.length, file.size)))
  if (!start.equals(signature)) return 'wrong'
  return turns.take('document of Word', async () => {
    try {
      const parsed = CompoundFile.read(await buffer(file.read()), { type: 'buffer' })
      return parsed.FullPaths.some((name) => name.endsWith('/WordDocument')) ? 'genuine' : 'wrong'
    } catch {
      return 'wrong'
    }
  })
}
