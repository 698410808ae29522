import { Agent, get } from 'node:http'
import { median } from '../median.ts'
import type { RunningStack } from './stack.ts'

const times = 21
/** The first ones pay for what is compiled and loaded once. */
const unmeasured = 5

/** Milliseconds to the first byte of a page that is rebuilt, one at a time, over a connection that stands. */
export async function firstByteOfNewPage({ origin, rebuilt }: RunningStack): Promise<number | undefined> {
  if (!rebuilt) return undefined
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const measured: number[] = []
  for (let time = 0; time < times + unmeasured; time += 1) {
    await rebuilt.forget?.()
    const milliseconds = await firstByte(`${origin}${rebuilt.path}`, agent)
    if (time >= unmeasured) measured.push(milliseconds)
  }
  agent.destroy()
  return median(measured)
}

function firstByte(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    get(address, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      let milliseconds: number | undefined
      response.on('data', () => {
        milliseconds ??= performance.now() - began
      })
      response.on('end', () => {
        if (response.statusCode === 200 && milliseconds !== undefined) resolve(milliseconds)
        else reject(new Error(`${address} answered ${response.statusCode}`))
      })
    }).on('error', reject)
  })
}
