import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { compress } from '../../server/page-cache/compress.ts'

const tries = 200
/** Milliseconds. */
const betweenTries = 50
/** Answers in a row: connections go to the public processes in turn, and each caches its own pages. */
const inARow = 4

/**
 * Reads an address until every public process gives it as it gives what is read more than once: compressed a second
 * time, densely.
 * @throws Error for an address that never is
 */
export async function untilDenselyCompressed(address: string): Promise<void> {
  let dense = 0
  for (let time = 0; time < tries; time += 1) {
    const body = await brotliOf(address)
    const atFirst = await compress(brotliDecompressSync(body))
    dense = body.length < atFirst.bodies.br.length ? dense + 1 : 0
    if (dense === inARow) return
    if (dense === 0) await pause(betweenTries)
  }
  throw new Error(`${address} is not compressed densely`)
}

/** What is answered over a connection of its own. */
function brotliOf(address: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      buffer(response).then(resolve, reject)
    }).on('error', reject)
  })
}
