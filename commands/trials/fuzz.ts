import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from '../steps/build.ts'
import { endWith, say } from '../steps/say.ts'
import { inspectStore } from './inspect-store.ts'
import { malformedRequests, type MalformedRequest } from './malformed-bodies.ts'
import { malformedPieces, type MalformedUpload } from './malformed-pieces.ts'
import { MemorySamples } from './memory-samples.ts'
import { Progress } from './progress.ts'
import { startPublicServer, type PublicServer } from './public-server.ts'
import { SeededRandom } from './seeded-random.ts'
import { sendEnvelope } from './send-envelope.ts'
import { sendProposal } from './send-proposal.ts'
import { makeTrialData } from './trial-data.ts'

const atOnce = 8

/** Megabytes that a process may grow by between the middle of the trial and its end. */
const mostGrowth = 40

/** How often memory is looked at, and a proposal sent that must be taken; in a short trial more seldom. */
const mostLooks = 40
const requestsForALook = 25

/** Requests after which the memory's growth means something. */
const enoughForMemory = 1000

/**
 * `npm run trial:fuzz -- [requests] [seed] [--in-pieces]`: thousands of malformed requests. None may be accepted, nothing may
 * be left of them, the server must go on taking proposals, and its memory must not grow with their number. With `--in-pieces`
 * they are envelopes, and ways to send them in pieces, that are wrong.
 */
async function trial(): Promise<void> {
  const given = process.argv.slice(2).map(Number).filter(Number.isFinite)
  const [requests = 3000, seed = Date.now() % 100_000] = given
  const isInPieces = process.argv.includes('--in-pieces')
  await buildSite()
  const { dataFolder, tender, terms, custodians, remove } = await makeTrialData()
  const server = await startPublicServer(dataFolder)
  const random = new SeededRandom(seed)
  const next = isInPieces
    ? await malformedPieces(random, tender, terms)
    : asSubmissions(server, tender, await malformedRequests(random))
  const sendGood = async (company: string) =>
    isInPieces
      ? sendEnvelope({
          ...{ url: () => server.url, tender, terms, company, sizes: [5000] },
          whenBroken: () => Promise.reject(new Error('A good proposal was broken off')),
        })
      : String(await sendProposal({ url: server.url, tender, company, sizes: [5000] }))
  const statuses = new Map<string, number>()
  const accepted: string[] = []
  const memory = new MemorySamples(['answering', 'rendering'])
  const began = performance.now()
  const progress = new Progress({ of: 'malformed requests', total: requests })
  const looks = Math.min(mostLooks, Math.ceil(requests / requestsForALook))
  let made = 0
  const good = new Set<string>()
  const work = async () => {
    while (made < requests) {
      const number = ++made
      if (made % Math.ceil(requests / looks) === 0) {
        memory.note(server.residentMegabytesOfEach())
        good.add(await sendGood(`Good ${made}`))
      }
      const { fault, send } = await next()
      const status = await send({ port: server.port, localAddress: addressOf(number) })
      progress.note()
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // A fault of ours is none of the sender's.
      if (/^[25]/.test(status)) accepted.push(`${fault}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const seconds = (performance.now() - began) / 1000
  // Connections that were cut are noticed by and by.
  await wait(1000)
  await server.stop()
  const { whole, faults } = await inspectStore(dataFolder, custodians)
  await remove()
  say(`seed ${seed}: ${made} malformed requests in ${seconds.toFixed(0)} s`)
  say(
    `answers: ${[...statuses]
      .toSorted()
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  )
  say(`memory in MB, in tenths of the way: ${memory.inWords()}`)
  const lost = [...good].filter((reference) => !whole.has(reference))
  const wrong = [
    ...accepted,
    ...faults,
    ...lost.map((reference) => `a good proposal was not stored: ${reference}`),
  ]
  if (whole.size !== good.size) wrong.push(`${whole.size} proposals are stored, ${good.size} were good`)
  // A short trial ends before everything is loaded.
  if (requests >= enoughForMemory) wrong.push(...memory.grown(mostGrowth))
  for (const fault of wrong) say(`✗ ${fault}`)
  process.exit(wrong.length === 0 ? 0 : 1)
}

/** Each request comes from an address of its own, so that it is read and not refused as one too many. */
function addressOf(number: number): string {
  return `127.${1 + ((number >> 16) & 127)}.${(number >> 8) & 255}.${1 + (number & 127) * 2}`
}

/** The forms among malformed requests as things that are sent. */
function asSubmissions(
  { port }: PublicServer,
  tender: string,
  next: () => Promise<MalformedRequest>,
): () => Promise<MalformedUpload> {
  return async () => {
    const request = await next()
    return {
      fault: request.fault,
      send: ({ localAddress }) => sendForm(port, tender, request, localAddress),
    }
  }
}

/** @returns the status of the answer, or `no answer` */
async function sendForm(
  port: number,
  tender: string,
  { contentType, body, length = body.length, cutAfter = body.length, isSlow = false }: MalformedRequest,
  localAddress: string,
): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [
    `POST /api/tenders/${tender}/apply HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${contentType}`,
    `Content-Length: ${length}`,
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const answered = answerOf(socket)
  if (isSlow) {
    const piece = Math.max(1, Math.ceil(cutAfter / 4))
    for (let sent = 0; sent < cutAfter; sent += piece) {
      socket.write(body.subarray(sent, Math.min(sent + piece, cutAfter)))
      await wait(20)
    }
  } else {
    socket.write(body.subarray(0, cutAfter))
  }
  if (cutAfter < length) {
    await Promise.race([answered, wait(30)])
    socket.destroy()
  }
  return answered
}

async function answerOf(socket: ReturnType<typeof connect>): Promise<string> {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    if (text.length < 100) text += chunk.toString('latin1')
  })
  await new Promise((resolve) => {
    socket.once('close', resolve)
  })
  return /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'no answer'
}

trial().catch(endWith)
