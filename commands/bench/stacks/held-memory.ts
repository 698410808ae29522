import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { RunningStack } from './stack.ts'

const requests = 1000
const atOnce = 8

/** Megabytes that all processes of a stack hold after 1,000 requests for its page. */
export async function heldMemory({ origin, processes }: RunningStack): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  let asked = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (asked < requests) {
        asked += 1
        await read(`${origin}/`, agent)
      }
    }),
  )
  agent.destroy()
  return withChildren(processes)
    .map(residentMegabytes)
    .reduce((sum, megabytes) => sum + megabytes, 0)
}

/** Resident memory; what processes share (PHP's compiled code, libraries) is divided among them, not counted for each. */
function residentMegabytes(processId: number): number {
  const parts = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(parts)?.[1] ?? Number.NaN) / 1024
}

function withChildren(processes: readonly number[]): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      // The program's name stands in brackets and may itself have some.
      const after = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)
      parents.set(Number(name), Number(after?.split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  const belongs = (processId: number): boolean =>
    processes.includes(processId) ||
    (parents.has(processId) && processId > 1 && belongs(parents.get(processId) ?? 0))
  return [...parents.keys()].filter(belongs)
}

function read(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      response.resume()
      response.on('end', resolve)
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`))
    }).on('error', reject)
  })
}
