import { mkdirSync } from 'node:fs'
import { formerSettingsIn } from '../environment.ts'
import { buildAdmin, buildSite, buildSupervisor } from './steps/build.ts'
import { checkDataFolder } from './steps/data-folder.ts'
import { prepareDatabaseIfNeeded } from './steps/database.ts'
import { endWithParent } from './steps/end-with-parent.ts'
import { checkPort } from './steps/port.ts'
import { inRepository } from './steps/repository.ts'
import { endRunning } from './steps/run.ts'
import { endWith, say } from './steps/say.ts'
import { readSettings } from './steps/settings.ts'
import { checkTimeStampCertificate } from './steps/time-stamp-certificate.ts'

/**
 * A part of `npm start`, in a process that ends when it is done: `site-and-database` is all that has to be there before the site is
 * started, `back-office` the back office's build. What is there already is left as it is.
 */
async function prepare(part: string | undefined): Promise<void> {
  let isStopping = false
  const stop = async () => {
    isStopping = true
    await endRunning()
    process.exit(1)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Whoever started this one decides what the signal means.
  process.on('SIGHUP', () => undefined)
  endWithParent(stop)
  try {
    if (part === 'site-and-database') await prepareSite()
    else if (part === 'back-office') await buildAdmin()
    else throw new Error(`There is no part "${part}" to prepare`)
  } catch (error) {
    // What was broken off by the order to stop is no failure.
    if (isStopping) return
    await endRunning()
    throw error
  }
}

async function prepareSite(): Promise<void> {
  const settings = readSettings()
  for (const sentence of formerSettingsIn(process.env)) say(sentence)
  checkDataFolder(settings)
  checkTimeStampCertificate(settings)
  await checkPort(settings.PORT, settings.HOST)
  if (settings.OPERATOR_PORT !== undefined)
    await checkPort(settings.OPERATOR_PORT, settings.OPERATOR_HOST, 'OPERATOR_PORT')
  await Promise.all([
    // One after the other: the site's build empties the folder in which the supervisor's files stand too.
    buildSite().then(buildSupervisor),
    prepareDatabaseIfNeeded(settings),
  ])
  // What the back office's build puts there is given out by public servers that began before it.
  if (settings.ADMIN === 'on') mkdirSync(inRepository('admin/.next/static'), { recursive: true })
}

try {
  await prepare(process.argv[2])
  process.exit(0)
} catch (error) {
  endWith(error)
}
