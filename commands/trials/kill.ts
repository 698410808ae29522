import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from '../steps/build.ts'
import { endWith, say } from '../steps/say.ts'
import { inspectStore } from './inspect-store.ts'
import { startPublicServer } from './public-server.ts'
import { SeededRandom } from './seeded-random.ts'
import { sendProposal } from './send-proposal.ts'
import { makeTrialData } from './trial-data.ts'

/** How many are under way at once. */
const atOnce = 4

/**
 * `npm run trial:kill -- [submissions] [seed]`: kills the server at random moments while proposals arrive. Afterwards
 * every acknowledged proposal must be whole, and nothing may be left of any other.
 */
async function trial(): Promise<void> {
  const submissions = Number(process.argv[2] ?? 120)
  const seed = Number(process.argv[3] ?? Date.now() % 100_000)
  const random = new SeededRandom(seed)
  await buildSite()
  const { dataFolder, tender, remove } = await makeTrialData()
  const acknowledged = new Set<string>()
  const tally = { sent: 0, broken: 0, kills: 0 }
  while (tally.sent < submissions) {
    const server = await startPublicServer(dataFolder)
    // So many are let through before the kill, at a random moment of the next; in the first life none.
    const letThrough = tally.kills % atOnce
    const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>()
    if (letThrough === 0) isEnough()
    let answered = 0
    const rounds = Array.from({ length: atOnce }, async () => {
      const company = `Company ${tally.sent++}`
      const sizes = Array.from({ length: 1 + random.below(3) }, () => 1000 + random.below(4_000_000))
      try {
        const answer = await sendProposal({ url: server.url, tender, company, sizes })
        if (typeof answer === 'number') throw new Error(`A proposal was refused with ${answer}`)
        acknowledged.add(answer)
        if (++answered === letThrough) isEnough()
      } catch (error) {
        // The server was killed under it.
        if (!(error instanceof TypeError)) throw error
        tally.broken++
      }
    })
    const pause = random.below(tally.kills === 0 ? 100 : letThrough === 0 ? 1500 : 300)
    await Promise.all([...rounds, enough.then(() => wait(pause)).then(server.kill)])
    tally.kills++
  }
  // The last start sweeps away what the last kill left.
  await (await startPublicServer(dataFolder)).stop()
  const { whole, faults } = await inspectStore(dataFolder)
  const lost = [...acknowledged].filter((reference) => !whole.has(reference))
  const { sent, broken, kills } = tally
  say(`seed ${seed}: ${sent} proposals sent, the server killed ${kills} times`)
  say(`${acknowledged.size} acknowledged, ${broken} broken off, ${whole.size} stored whole`)
  for (const reference of lost) say(`✗ ${reference} was acknowledged and is not whole`)
  for (const fault of faults) say(`✗ ${fault}`)
  await remove()
  const isProof = acknowledged.size > 0 && broken > 0
  if (!isProof) say('✗ the trial proves nothing: kills must hit some and miss some')
  process.exit(lost.length + faults.length === 0 && isProof ? 0 : 1)
}

trial().catch(endWith)
