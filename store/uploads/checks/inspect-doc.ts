import * as CompoundFile from 'cfb'
import { buffer } from 'node:stream/consumers'
import type { InspectedFile, Inspection } from './inspection.ts'

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** A compound file (MS-CFB) with Word's own stream in it. Held in memory whole, so only one at a time. */
export async function inspectDoc(file: InspectedFile): Promise<Inspection> {
  const start = await buffer(file.read(0, Math.min(signature.length, file.size)))
  if (!start.equals(signature)) return 'wrong'
  return oneAtATime(async () => {
    try {
      const parsed = CompoundFile.read(await buffer(file.read()), { type: 'buffer' })
      return parsed.FullPaths.some((name) => name.endsWith('/WordDocument')) ? 'genuine' : 'wrong'
    } catch {
      return 'wrong'
    }
  })
}

let last: Promise<unknown> = Promise.resolve()

/** Runs work after the work given before has ended, so that what needs much memory never runs beside its like. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work)
  last = result.catch(() => undefined)
  return result
}
