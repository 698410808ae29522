import { buildSite } from '../steps/build.ts'
import { endWith, say } from '../steps/say.ts'
import { inspectStore } from './inspect-store.ts'
import { startPublicServer } from './public-server.ts'
import { sendProposal } from './send-proposal.ts'
import { makeTrialData } from './trial-data.ts'

const megabyte = 1024 * 1024

/**
 * `npm run trial:load -- [submissions] [megabytes]`: proposals of 8 MB, fifty at once. All must be acknowledged and
 * whole, and the server's memory may grow by 100 MB at most.
 */
async function trial(): Promise<void> {
  const submissions = Number(process.argv[2] ?? 50)
  const megabytes = Number(process.argv[3] ?? 8)
  const mostGrowth = 100
  await buildSite()
  const { dataFolder, tender, remove } = await makeTrialData()
  const server = await startPublicServer(dataFolder)
  // What every process loads once is not growth by load.
  await sendProposal({ url: server.url, tender, company: 'First', sizes: [megabyte] })
  const before = server.residentMegabytes()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, server.residentMegabytes())
  }, 50)
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: submissions }, (_, number) =>
      sendProposal({ url: server.url, tender, company: `Company ${number}`, sizes: [megabytes * megabyte] }),
    ),
  )
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  await server.stop()
  const { whole, faults } = await inspectStore(dataFolder)
  await remove()
  const stored = answers.filter((answer) => typeof answer === 'string' && whole.has(answer))
  say(
    `${submissions} proposals of ${megabytes} MB at once: ${stored.length} acknowledged and whole in ${seconds.toFixed(1)} s`,
  )
  say(
    `memory ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB: ${(most - before).toFixed(0)} MB more`,
  )
  for (const fault of faults) say(`✗ ${fault}`)
  process.exit(stored.length === submissions && faults.length === 0 && most - before < mostGrowth ? 0 : 1)
}

trial().catch(endWith)
