import type { ChildProcess } from 'node:child_process'
import { buildAdmin, buildSite } from './steps/build.ts'
import { checkDataFolder } from './steps/data-folder.ts'
import { prepareDatabaseIfNeeded } from './steps/database.ts'
import { backOfficeLauncher, publicServerLauncher } from './steps/launch.ts'
import { checkPort, freeLoopbackPort } from './steps/port.ts'
import { publicProcesses } from './steps/public-processes.ts'
import { CannotGoOn, endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'
import { supervise, type Supervised } from './steps/supervise.ts'

/** `npm start`: from a fresh clone to the whole product on one port. */
async function start(): Promise<void> {
  const settings = readSettings()
  checkDataFolder(settings.dataFolder)
  await checkPort(settings.PORT, settings.HOST)
  await buildSite()
  if (settings.ADMIN === 'on') await buildAdmin()
  await prepareDatabaseIfNeeded(settings)

  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' }
  const running: Supervised[] = []
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.all(running.map((one) => one.stop()))
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)

  const processes = publicProcesses(settings)
  environment.PUBLIC_PROCESSES = String(processes)
  if (settings.ADMIN === 'on') environment.ADMIN_URL = `http://127.0.0.1:${await freeLoopbackPort()}`
  const launchPublicServer = publicServerLauncher(environment)
  const run = (name: string, launch: () => ChildProcess) => {
    const started = supervise({ name, launch })
    running.push(started)
    return started.ready
  }
  try {
    await run('A public server', launchPublicServer)
    // The site answers. What follows takes turns, so that visitors do not wait for processors that it is using.
    if (!stopping) {
      await Promise.all(
        Array.from({ length: processes - 1 }, () => run('A public server', launchPublicServer)),
      )
    }
    if (settings.ADMIN === 'on' && !stopping) {
      // A few editors at a time: memory matters more than the speed of short-lived objects.
      await run('The back office', backOfficeLauncher(environment, ['--max-semi-space-size=4']))
    }
  } catch (error) {
    if (stopping) return
    stopping = true
    await Promise.all(running.map((one) => one.stop()))
    throw new CannotGoOn(error instanceof Error ? error.message : String(error))
  }
  if (stopping) return
  say('')
  say(`  Site          ${settings.siteUrl}`)
  say(`  API           ${settings.siteUrl}/api/docs   (OpenAPI: ${settings.siteUrl}/api/openapi.json)`)
  if (settings.ADMIN === 'on') {
    say(`  Back office   ${settings.siteUrl}/admin`)
    say('')
    say('  Make the first administrator with:')
    say('    npm run create-administrator -- --email you@example.org --name "Your name"')
  }
  say('')
}

start().catch(endWith)
