import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Logger } from '../../store/log/create-log.ts'
import type { ReadingBatch } from '../../store/reading-counts/reading-batch.ts'
import type { RenderingLink } from '../answering/rendering-link.ts'
import type { RenderingLinks } from '../answering/rendering-links.ts'
import { readingsPath, sharedAnswerHeaders } from '../rendering/process-messages.ts'
import type { ReadingCounts } from './reading-counts.ts'

/** Milliseconds between two times that sums are handed on: what a process that is killed loses at most. */
const interval = 60_000

/** Milliseconds that a rendering process is given to write them. */
const longestWriting = 10_000

interface HandingOn {
  readings: ReadingCounts
  rendering: Pick<RenderingLinks, 'withOne'>
  log: Pick<Logger, 'warn'>
}

/** It is not known whether the sums were written: handed on again, they might count twice. */
class LostReadingsError extends Error {}

/** Hands sums on to a rendering process each minute. `stop` hands on the last of them. */
export function handOnReadings(handingOn: HandingOn): { stop: () => Promise<void> } {
  const timer = setInterval(() => void handOnOnce(handingOn), interval).unref()
  return {
    async stop() {
      clearInterval(timer)
      await handOnOnce(handingOn)
    },
  }
}

/** Hands the sums on; those that were certainly not written are counted again. */
export async function handOnOnce({ readings, rendering, log }: HandingOn): Promise<void> {
  const batch = readings.take()
  if (batch.counts.length + batch.searches.length === 0) return
  try {
    await rendering.withOne((link) => post(link, batch))
  } catch (error) {
    if (error instanceof LostReadingsError)
      return log.warn({ error }, 'what was read in a minute is not counted')
    readings.restore(batch)
  }
}

async function post(link: RenderingLink, batch: ReadingBatch): Promise<void> {
  const request = link.request({
    method: 'POST',
    path: readingsPath,
    headers: { [sharedAnswerHeaders.forReadings]: 'yes', 'content-type': 'application/json' },
    signal: AbortSignal.timeout(longestWriting),
  })
  request.end(JSON.stringify(batch))
  const [answer]: IncomingMessage[] = await once(request, 'response').catch((error: unknown) => {
    throw wasReached(error)
      ? new LostReadingsError('A rendering process ended meanwhile', { cause: error })
      : error
  })
  answer?.resume()
  if (answer?.statusCode === 503) throw new Error('The database took nothing')
  if (answer?.statusCode !== 204) throw new LostReadingsError(`The answer was ${answer?.statusCode}`)
}

const wasReached = (error: unknown) =>
  !(error instanceof Error && 'code' in error && /^(?:ECONNREFUSED|ENOENT)$/.test(String(error.code)))
