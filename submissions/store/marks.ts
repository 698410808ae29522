import { nameOfProcess } from '../../store/process-name.ts'

/** Milliseconds after which what is left of an arriving submission can't belong to a request any more. */
export const longestRequest = 60 * 60 * 1000

/**
 * Milliseconds after its mark was set in which a submission may still come to count. Well before `longestRequest`, so that
 * what is removed as abandoned can't be acknowledged any more, not even by a process that stood still meanwhile.
 */
export const longestCounting = 30 * 60 * 1000

/**
 * What a mark beside a stored submission says: it is on its way to its record; it was refused without anybody knowing
 * whether its record was written; or what there is of a refused one is being removed.
 */
const marks = ['moved', 'refused', 'removing'] as const

export type Mark = (typeof marks)[number]

/** Name of a mark by which this process says what it does with a submission; without one, of what it is receiving. */
export function markName(submission: string, mark: Mark | undefined): string {
  return `${nameOfProcess()}.${submission}${mark ? `.${mark}` : ''}`
}

/** What the name of a mark says. */
export function partsOf(entry: string): { owner: string; submission: string; mark: Mark | undefined } {
  const mark = marks.find((one) => entry.endsWith(`.${one}`))
  const name = mark ? entry.slice(0, -mark.length - 1) : entry
  const dot = name.lastIndexOf('.')
  return { owner: name.slice(0, dot), submission: name.slice(dot + 1), mark }
}

/** @throws RangeError for a name that could lead out of the store */
export function plainName(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(name)) throw new RangeError('Not a name that the store gives')
  return name
}
