import { buildSite } from '../steps/build.ts'
import { endWith, say } from '../steps/say.ts'
import { inspectStore } from './inspect-store.ts'
import { startPublicServer } from './public-server.ts'
import { sendProposal } from './send-proposal.ts'
import { makeTrialData } from './trial-data.ts'

const megabyte = 1024 * 1024

/**
 * `npm run trial:load -- [submissions] [megabytes]`: proposals of 8 MB, fifty at once. All must be acknowledged and
 * whole, and the memory of neither process may grow by more than 100 MB.
 */
async function trial(): Promise<void> {
  const submissions = Number(process.argv[2] ?? 50)
  const sizeOfEach = Number(process.argv[3] ?? 8)
  const mostGrowth = 100
  await buildSite()
  const { dataFolder, tender, custodians, remove } = await makeTrialData()
  const server = await startPublicServer(dataFolder)
  // What every process loads once is not growth by load.
  await sendProposal({ url: server.url, tender, company: 'First', sizes: [megabyte] })
  const before = server.residentMegabytesOfEach()
  let most = before
  const watch = setInterval(() => {
    most = server.residentMegabytesOfEach().map((now, index) => Math.max(now, most[index] ?? 0))
  }, 50)
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: submissions }, (_, number) =>
      sendProposal({ url: server.url, tender, company: `Company ${number}`, sizes: [sizeOfEach * megabyte] }),
    ),
  )
  const seconds = (performance.now() - began) / 1000
  clearInterval(watch)
  await server.stop()
  const { whole, faults } = await inspectStore(dataFolder, custodians)
  await remove()
  const stored = answers.filter((answer) => typeof answer === 'string' && whole.has(answer))
  say(
    `${submissions} proposals of ${sizeOfEach} MB at once: ${stored.length} acknowledged and whole in ${seconds.toFixed(1)} s`,
  )
  const growth = most.map((megabytes, index) => megabytes - (before[index] ?? 0))
  for (const [index, name] of ['answering', 'rendering'].entries()) {
    say(
      `memory ${name}: at most ${most[index]?.toFixed(0)} MB, ${growth[index]?.toFixed(0)} MB more than before`,
    )
  }
  for (const fault of faults) say(`✗ ${fault}`)
  process.exit(
    stored.length === submissions && faults.length === 0 && growth.every((one) => one < mostGrowth) ? 0 : 1,
  )
}

trial().catch(endWith)
