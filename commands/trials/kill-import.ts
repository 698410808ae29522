import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'
import { endWith, say } from '../steps/say.ts'
import { writeMadeUpFigures } from './made-up-figures.ts'
import { Progress } from './progress.ts'
import { SeededRandom } from './seeded-random.ts'
import { makeTrialData } from './trial-data.ts'

/** The line with which the command says that it publishes. */
const publishing = 'Publishing'

/** What visitors read of, and how far publishing is. */
const storedState = z.object({ values: z.number(), sum: z.number(), version: z.number() })
type State = z.output<typeof storedState>

const checked = z.object({ quick_check: z.string() })

/**
 * `npm run trial:kill-import -- [kills] [seed]`: imports files of 100,800 values by the product's own command on SQLite, and kills
 * it at random moments, every other time while it publishes. After each kill the current values must be all the former ones or
 * all the new ones, and the database whole; at the end the same command imports the file to its end.
 */
async function trial(): Promise<void> {
  const kills = Number(process.argv[2] ?? 30)
  const seed = Number(process.argv[3] ?? Date.now() % 100_000)
  const random = new SeededRandom(seed)
  const { dataFolder, remove } = await makeTrialData()
  const folder = mkdtempSync(path.join(tmpdir(), 'kill-import-'))
  const file = (edition: number) => path.join(folder, `edition-${edition}.csv`)
  const database = new DatabaseSync(path.join(dataFolder, 'database.sqlite'), { readOnly: true })
  const total = writeMadeUpFigures(file(0))
  const whole = await importFile(dataFolder, file(0))
  say(
    `  ${total} values imported in ${seconds(whole.took)} s, of which ${seconds(whole.took - whole.beforePublishing)} s of publishing`,
  )
  let edition = 1
  let former = readState(database)
  writeMadeUpFigures(file(edition), edition)
  const killed = { reading: 0, publishing: 0, published: 0, ended: 0 }
  const faults: string[] = []
  const progress = new Progress({ of: 'kills', total: kills })
  for (let round = 0; round < kills; round += 1) {
    const isInPublishing = round % 2 === 1
    const { beforePublishing, took } = whole
    const after = isInPublishing ? random.next() * (took - beforePublishing) : random.next() * took
    const life = await importFile(dataFolder, file(edition), {
      from: isInPublishing ? publishing : 'start',
      after,
    })
    const found = readState(database)
    const isFormer = found.sum === former.sum && found.version === former.version
    const isNew = Math.abs(found.sum - former.sum - total) < 1 && found.version === former.version + 1
    if (found.values !== total || !(isFormer || isNew))
      faults.push(`kill ${round + 1}: ${JSON.stringify({ former, found })}`)
    const { quick_check: integrity } = checked.parse(database.prepare('PRAGMA quick_check').get())
    if (integrity !== 'ok') faults.push(`kill ${round + 1}: ${integrity}`)
    if (!life.isKilled) killed.ended += 1
    else if (isNew) killed.published += 1
    else if (life.isPublishing) killed.publishing += 1
    else killed.reading += 1
    progress.note()
    if (!isNew) continue
    // A file that is published is not imported again.
    former = found
    edition += 1
    writeMadeUpFigures(file(edition), edition)
  }
  await importFile(dataFolder, file(edition))
  const last = readState(database)
  if (last.values !== total || last.version !== former.version + 1)
    faults.push(`at the end: ${JSON.stringify({ former, last })}`)
  database.close()
  rmSync(folder, { recursive: true })
  await remove()
  say(
    `Killed ${kills} times (seed ${seed}): ${killed.reading} while reading, ${killed.publishing} while publishing and the former values stood, ` +
      `${killed.published} once the new ones stood; ${killed.ended} had ended before.`,
  )
  for (const fault of faults) say(`  FAULT: ${fault}`)
  if (faults.length > 0) process.exit(1)
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

/** Current values, on a connection of its own. */
function readState(database: DatabaseSync): State {
  return storedState.parse(
    database
      .prepare(
        `SELECT count(*) AS "values", sum(value) AS sum, (SELECT max(version) FROM figures_versions) AS version
          FROM observations WHERE until_version IS NULL AND year BETWEEN 1900 AND 2099`,
      )
      .get(),
  )
}

interface Death {
  /** From which it has so long to live. */
  from: 'start' | typeof publishing
  /** Milliseconds. */
  after: number
}

interface Life {
  isKilled: boolean
  isPublishing: boolean
  /** Milliseconds until it published, and until its end. */
  beforePublishing: number
  took: number
}

/** Runs `npm run import-figures` without npm, to its end or its death. */
async function importFile(dataFolder: string, file: string, death?: Death): Promise<Life> {
  const began = performance.now()
  const child = spawn(
    process.execPath,
    [inRepository('commands/import-figures.ts'), file, '--edition', '2026', '--publish'],
    { env: { ...process.env, DATA_DIR: dataFolder }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'close')
  let beforePublishing = 0
  const die = async () => {
    await pause(death?.after)
    child.kill('SIGKILL')
  }
  let dying = death?.from === 'start' ? die() : undefined
  const printed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line)
    if (!line.startsWith(publishing)) continue
    beforePublishing = performance.now() - began
    if (death?.from === publishing) dying = die()
  }
  await Promise.all([ended, dying])
  const isKilled = child.signalCode === 'SIGKILL'
  if (!isKilled && child.exitCode !== 0) throw new Error(`The import failed:\n${printed.join('\n')}`)
  return {
    isKilled,
    isPublishing: beforePublishing > 0,
    beforePublishing,
    took: performance.now() - began,
  }
}

trial().catch(endWith)
