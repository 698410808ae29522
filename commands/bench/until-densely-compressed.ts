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
  let former: { body: Buffer; isDense: boolean } = { body: Buffer.alloc(0), isDense: false }
  for (let time = 0; time < tries; time += 1) {
    const { status, body } = await brotliOf(address)
    // What was looked at before need not be compressed again.
    if (status === 200 && !body.equals(former.body))
      former = { body, isDense: await isDenserThanAtFirst(body) }
    // A machine that is busy with other things asks for patience.
    const isDense = status === 200 && former.isDense
    dense = isDense ? dense + 1 : 0
    if (dense === inARow) return
    if (dense === 0) await pause(betweenTries)
  }
  throw new Error(`${address} is not compressed densely`)
}

async function isDenserThanAtFirst(body: Buffer): Promise<boolean> {
  const atFirst = await compress(brotliDecompressSync(body))
  return body.length < atFirst.bodies.br.length
}

/** What is answered over a connection of its own. */
function brotliOf(address: string): Promise<{ status: number | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      buffer(response).then((body) => resolve({ status: response.statusCode, body }), reject)
    }).on('error', reject)
  })
}
