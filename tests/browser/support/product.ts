import { spawn, type ChildProcess } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { inRepository } from '../../../commands/steps/repository.ts'
import { freeLoopbackPort } from '../../../commands/steps/port.ts'
import { processTree } from '../../support/process-tree.ts'
import { quickPasswords } from '../../support/quick-passwords.ts'

/** The whole product, started as `npm start` starts it. */
export interface Product {
  url: string
  process: ChildProcess
  /** What it printed so far. */
  printed: () => string
  /** Ids of the processes that do a part of it. */
  processIds: (part: Part) => number[]
  hasEnded: () => boolean
  /** Orders it to end, if it has not, and resolves with its status. */
  stop: () => Promise<number | null>
}

/** Loaded by each of a product's processes before anything else; by address, since options are divided at spaces. */
const loadedFirst = [quickPasswords, inRepository('tests/support/grow-freely.mjs')]
  .map((file) => `--import=${pathToFileURL(file).href}`)
  .join(' ')

const scripts = {
  admin: 'build/supervisor/back-office.js',
  answering: 'build/answering/index.js',
  rendering: 'build/server/index.js',
} as const

type Part = keyof typeof scripts

/** Milliseconds after which a start is given up; the tests' data folder is filled, and everything is built. */
const startLimit = 600_000

/** Starts the product on a data folder, with one rendering process unless the options say otherwise, and resolves when it has said all its addresses. */
export async function startProduct(
  dataFolder: string,
  environment: Record<string, string> = {},
): Promise<Product> {
  const port = await freeLoopbackPort()
  const child = spawn(process.execPath, [inRepository('commands/product.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${loadedFirst}`,
      LOG_LEVEL: 'error',
      PUBLIC_PROCESSES: '1',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataFolder,
    },
  })
  const lastSaid = environment.ADMIN === 'off' ? '/api/docs' : 'create-administrator'
  let printed = ''
  const listening = new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`The product did not start:\n${printed}`)), startLimit)
    const read = (chunk: Buffer) => {
      printed += chunk.toString('utf8')
      if (!printed.includes(lastSaid)) return
      clearTimeout(limit)
      resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(limit)
      reject(new Error(`The product ended with ${code}:\n${printed}`))
    })
  })
  await listening
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    url: `http://localhost:${port}`,
    process: child,
    printed: () => printed,
    processIds: (part) => childrenRunning(child.pid ?? 0, scripts[part]),
    hasEnded,
    stop: () =>
      new Promise((resolve) => {
        if (hasEnded()) return resolve(child.exitCode)
        child.once('exit', (code) => resolve(code))
        child.kill('SIGTERM')
      }),
  }
}

/** The processes below one whose command line names a script. */
function childrenRunning(parent: number, script: string): number[] {
  const found = processTree(parent).filter(({ command }) => command.some((part) => part.includes(script)))
  if (found.length === 0) throw new Error(`No process runs ${script}`)
  return found.map(({ id }) => id)
}
