import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'
import { run } from '../steps/run.ts'

const load = z.object({ requests: z.object({ average: z.number() }), non2xx: z.number(), errors: z.number() })

interface Load {
  connections: number
  seconds: number
}

/**
 * How often an address answers in a second, by autocannon in a process of its own.
 * @throws when an answer fails
 */
export async function requestsPerSecond(address: string, { connections, seconds }: Load): Promise<number> {
  const { status, output } = await run(process.execPath, [
    inRepository('node_modules/autocannon/autocannon.js'),
    ...['--json', '-c', String(connections), '-d', String(seconds)],
    ...['-H', 'Accept-Encoding=br', address],
  ])
  if (status !== 0) throw new Error(output)
  const result = load.parse(JSON.parse(output.slice(output.indexOf('{'))))
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address} failed under load`)
  return result.requests.average
}
