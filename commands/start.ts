import type { ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { formerSettingsIn } from '../environment.ts'
import { buildAdmin, buildSite, buildStarterPictures } from './steps/build.ts'
import { checkDataFolder } from './steps/data-folder.ts'
import { needsStarterContent, prepareDatabaseIfNeeded } from './steps/database.ts'
import { endWithParent } from './steps/end-with-parent.ts'
import { answeringLauncher, backOfficeLauncher } from './steps/launch.ts'
import { checkPort, freeLoopbackPort } from './steps/port.ts'
import { publicProcesses } from './steps/public-processes.ts'
import { inRepository } from './steps/repository.ts'
import { endRunning } from './steps/run.ts'
import { CannotGoOn, endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'
import { supervise, type Supervised } from './steps/supervise.ts'

/** `npm start`: from a fresh clone to the whole product on one port. */
async function start(): Promise<void> {
  const running: Supervised[] = []
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.all([endRunning(), ...running.map((one) => one.stop())])
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  endWithParent(stop)
  try {
    await startAll(running, () => stopping)
  } catch (error) {
    // What was broken off by the order to stop is no failure.
    if (stopping) return
    stopping = true
    await Promise.all(running.map((one) => one.stop()))
    throw error
  }
}

/** @param running is given each process as it is started */
async function startAll(running: Supervised[], isStopping: () => boolean): Promise<void> {
  const settings = readSettings()
  for (const sentence of formerSettingsIn(process.env)) say(sentence)
  checkDataFolder(settings.dataFolder)
  await checkPort(settings.PORT, settings.HOST)
  await Promise.all([buildSite(), needsStarterContent(settings) && buildStarterPictures()])
  await prepareDatabaseIfNeeded(settings)

  // What the back office's build puts there is given out by public servers that began before it.
  if (settings.ADMIN === 'on') mkdirSync(inRepository('admin/.next/static'), { recursive: true })
  const environment: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production' }
  environment.PUBLIC_PROCESSES = String(publicProcesses(settings))
  if (settings.ADMIN === 'on') environment.ADMIN_URL = `http://127.0.0.1:${await freeLoopbackPort()}`
  const launchAnsweringProcess = answeringLauncher(environment)
  const run = (name: string, launch: () => ChildProcess) => {
    const started = supervise({ name, launch })
    running.push(started)
    return started.ready.catch((error: unknown) => {
      throw new CannotGoOn(error instanceof Error ? error.message : String(error))
    })
  }
  await run('The answering process', launchAnsweringProcess)
  // The site answers. What follows takes turns, so that visitors do not wait for processors that it is using.
  if (isStopping()) return
  if (settings.ADMIN === 'on') {
    // Editors wait for its build, visitors don't.
    await buildAdmin()
    if (isStopping()) return
    await run('The back office', backOfficeLauncher(environment))
  }
  if (isStopping()) return
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
