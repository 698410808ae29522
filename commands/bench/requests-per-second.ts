import { installFromDebian } from '../steps/debian.ts'
import { run } from '../steps/run.ts'

interface Load {
  connections: number
  seconds: number
  /** Whether something stands at the address; an answer of the other sort is a failure. */
  isFound?: boolean
}

/**
 * How often an address answers in a second, by wrk (Debian's package): written in C, it asks several times as fast as
 * anything here answers, where a load generator in Node would measure itself.
 * @throws when an answer fails, or wrk is not to be had
 */
export async function requestsPerSecond(
  address: string,
  { connections, seconds, isFound = true }: Load,
): Promise<number> {
  const load = [
    '-t',
    '1',
    '-c',
    String(connections),
    '-d',
    `${seconds}s`,
    '-H',
    'Accept-Encoding: br',
    address,
  ]
  let result = await run('wrk', load).catch(() => undefined)
  if (!result) {
    await installFromDebian('wrk')
    result = await run('wrk', load)
  }
  const { status, output } = result
  const [, figure] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? []
  if (status !== 0 || figure === undefined) throw new Error(output)
  const [, others = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? []
  if (/Socket errors/.test(output) || Number(others) > 0 === isFound) {
    throw new Error(`${address} failed under load:\n${output}`)
  }
  return Number(figure)
}
