import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compiledScript } from '../steps/compiled-scripts.ts'
import { buildSite } from '../steps/build.ts'
import { run } from '../steps/run.ts'
import { endWith, say } from '../steps/say.ts'
import { startOwnPostgres } from '../../tests/support/own-postgres.ts'
import { goAway, inspectApplications } from './database-outage.ts'
import { startPublicServer } from './public-server.ts'

const judgesTimes = !process.argv.includes('--states')

/**
 * `npm run trial:hung-database -- [seconds] [--states]`: the product on a Postgres of its own, which is hung (SIGSTOP of all its
 * processes) for so long, and then stopped for as long. Visitors read a cached page and one that is not, and somebody applies. Prints the worst figures beside the goals; exits with 1 when one is missed, or when
 * anything of what was refused is stored. With `--states`, for a busy machine, the figures are only printed.
 */
async function trial(): Promise<void> {
  const seconds = Number(process.argv[2] ?? 180)
  await buildSite()
  const folder = await mkdtemp(path.join(tmpdir(), 'trial-'))
  const dataFolder = path.join(folder, 'data')
  await using postgres = await startOwnPostgres()
  const environment = {
    DATABASE_URL: `${postgres.url.replace(/\/postgres$/, '')}/network`,
    DATA_DIR: dataFolder,
    STARTER_CONTENT: 'off',
  }
  say('Preparing an empty site on a Postgres of its own …')
  const prepared = await run(process.execPath, [compiledScript('commands/prepare-database.ts')], {
    environment,
  })
  if (prepared.status !== 0) throw new Error(`The data could not be prepared:\n${prepared.output}`)
  const server = await startPublicServer(dataFolder, { environment })
  const { url } = server
  const outages = [
    {
      ...{ name: 'hung', seconds },
      begin: () => postgres.signal('SIGSTOP'),
      end: () => postgres.signal('SIGCONT'),
    },
    { name: 'stopped', seconds, begin: postgres.stop, end: postgres.start },
  ]
  const faults: string[] = []
  for (const outage of outages) faults.push(...(await goAway({ url, judgesTimes }, outage)))
  const listed = (part: string) => readdir(path.join(dataFolder, 'submissions', part)).catch(() => [])
  faults.push(
    ...(await inspectApplications(environment.DATABASE_URL, outages.length, {
      arriving: () => listed('incoming'),
      stored: () => listed('stored'),
    })),
  )
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  for (const fault of faults) say(`✗ ${fault}`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

trial().catch(endWith)
