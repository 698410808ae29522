import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from '../steps/build.ts'
import { endWith, say } from '../steps/say.ts'
import { inspectStore } from './inspect-store.ts'
import { MemorySamples } from './memory-samples.ts'
import { Progress } from './progress.ts'
import { startPublicServer } from './public-server.ts'
import { SeededRandom } from './seeded-random.ts'
import { sendEnvelope } from './send-envelope.ts'
import { sendProposal } from './send-proposal.ts'
import { makeTrialData } from './trial-data.ts'

/** How many are under way at once. */
const atOnce = 4

const parts = ['answering', 'rendering', 'both'] as const

/** Bytes of files: most kills hit small ones, so that a thousand kills fill no disk. */
const usual = 100_000
const large = 4_000_000
const oneIsLargeOf = 8

/** Megabytes that a process may grow by in the second half of a long trial. */
const mostGrowth = 40
const enoughForMemory = 100

/** Milliseconds after which a process is killed at the latest while envelopes arrive in pieces. */
const longestPause = 800

/**
 * `npm run trial:kill -- [kills] [seed] [--in-pieces]`: kills the answering process, the rendering one, or both at random
 * moments while proposals arrive. Afterwards every acknowledged proposal must be whole, and nothing may be left of any other.
 * With `--in-pieces` bidders seal their proposals themselves and go on after each broken line: then all must be acknowledged.
 */
async function trial(): Promise<void> {
  const [kills = 30, seed = Date.now() % 100_000] = process.argv.slice(2).map(Number).filter(Number.isFinite)
  const isInPieces = process.argv.includes('--in-pieces')
  const random = new SeededRandom(seed)
  await buildSite()
  const { dataFolder, tender, terms, custodians, remove } = await makeTrialData()
  const acknowledged = new Set<string>()
  const killed = { answering: 0, rendering: 0, both: 0 }
  const tally = { sent: 0, broken: 0, kills: 0 }
  const memory = new MemorySamples(['answering', 'rendering'])
  const server = await startPublicServer(dataFolder)
  const sizesOfFiles = () => {
    const most = random.below(oneIsLargeOf) === 0 ? large : usual
    return Array.from({ length: 1 + random.below(3) }, () => 1000 + random.below(most))
  }

  /** Of proposals that are sent as a whole, what is broken off is lost. */
  const killBesideForms = async (part: (typeof parts)[number]) => {
    // So many are let through before the kill, at a random moment of the next; in the first life none.
    const letThrough = tally.kills % atOnce
    const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>()
    if (letThrough === 0) isEnough()
    let answered = 0
    let isKilled = false
    const rounds = Array.from({ length: atOnce }, async () => {
      const company = `Company ${tally.sent++}`
      const sizes = sizesOfFiles()
      try {
        const answer = await sendProposal({ url: server.url, tender, company, sizes })
        if (typeof answer === 'string') {
          acknowledged.add(answer)
          if (++answered === letThrough) isEnough()
          return
        }
        // Nobody is there who could take it.
        if (answer !== 503 || !isKilled) throw new Error(`A proposal was refused with ${answer}`)
      } catch (error) {
        // The answering process was killed under it.
        if (!(error instanceof TypeError) || !isKilled) throw error
      }
      tally.broken++
    })
    const pause = random.below(tally.kills === 0 ? 20 : letThrough === 0 ? 1500 : 300)
    const kill = async () => {
      await Promise.race([enough, Promise.all(rounds)])
      await wait(letThrough === 0 && random.below(2) === 0 ? pause / 15 : pause)
      isKilled = true
      await server.kill(part)
    }
    await Promise.all([...rounds, kill()])
    await server.startAgain()
  }

  /** Of what is sent in pieces, nothing is lost. */
  const killBesidePieces = async (part: (typeof parts)[number]) => {
    const { promise: isBack, resolve: comeBack } = Promise.withResolvers<void>()
    const rounds = Array.from({ length: atOnce }, async () => {
      const company = `Company ${tally.sent++}`
      const whenBroken = () => {
        tally.broken++
        return isBack
      }
      const to = { url: () => server.url, tender, terms }
      acknowledged.add(await sendEnvelope({ ...to, company, sizes: sizesOfFiles(), whenBroken }))
    })
    const kill = async () => {
      await wait(random.below(longestPause))
      await server.kill(part)
      await server.startAgain()
      comeBack()
    }
    await Promise.all([...rounds, kill()])
  }

  const began = performance.now()
  const progress = new Progress({ of: 'kills', total: kills })
  while (tally.kills < kills) {
    const part = parts[random.below(parts.length)] ?? 'both'
    await (isInPieces ? killBesidePieces(part) : killBesideForms(part))
    killed[part]++
    tally.kills++
    progress.note()
    memory.note(server.residentMegabytesOfEach())
  }
  const seconds = (performance.now() - began) / 1000
  // What the last kill left was swept away by the start after it.
  await server.stop()
  const { whole, faults } = await inspectStore(dataFolder, custodians)
  const lost = [...acknowledged].filter((reference) => !whole.has(reference))
  const { sent, broken } = tally
  say(`seed ${seed}: ${sent} proposals sent, ${tally.kills} kills in ${seconds.toFixed(0)} s:`)
  say(`the answering process ${killed.answering}, the rendering one ${killed.rendering}, both ${killed.both}`)
  say(`${acknowledged.size} acknowledged, ${broken} broken off, ${whole.size} stored whole`)
  if (isInPieces && acknowledged.size < sent) faults.push('a proposal that was sent on was not acknowledged')
  for (const reference of lost) say(`✗ ${reference} was acknowledged and is not whole`)
  if (kills >= enoughForMemory) faults.push(...memory.grown(mostGrowth))
  say(`memory in MB, in tenths of the way: ${memory.inWords()}`)
  for (const fault of faults) say(`✗ ${fault}`)
  await remove()
  const isProof = acknowledged.size > 0 && broken > 0
  if (!isProof) say('✗ the trial proves nothing: kills must hit some and miss some')
  process.exit(lost.length + faults.length === 0 && isProof ? 0 : 1)
}

trial().catch(endWith)
