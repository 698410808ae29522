import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { startOperatorServer, type OperatorServer, type WatchedProcess } from './operator-server.ts'

const reports = fileURLToPath(new URL('process-report.ts', import.meta.url))
const now = () => new Date('2026-11-23T09:00:00Z')

let server: OperatorServer | undefined
let children: ChildProcess[] = []

afterEach(async () => {
  server?.stop()
  const living = children.filter(({ exitCode }) => exitCode === null)
  const ended = Promise.all(living.map((child) => once(child, 'exit')))
  for (const child of living) child.kill('SIGKILL')
  await ended
  children = []
})

/** A process that answers what `npm start` asks, with a metric of its own, or one that dies of the question. */
async function startProcess(kind: WatchedProcess['kind'], answers = true): Promise<WatchedProcess> {
  const script = answers
    ? `import { answerReports } from ${JSON.stringify(reports)}
       answerReports({
         isReady: () => true,
         metrics: async (name) => '# HELP renders All.\\n# TYPE renders gauge\\nrenders{process="' + name + '"} 1\\n',
         lookAtParts: async () => ({ database: { state: 'ok', values: { offsetSeconds: 0 } } }),
       })
       process.send('ready')`
    : `process.once('message', () => process.exit(1)); process.send('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  await once(child, 'message')
  return { kind, state: () => ({ child, isReady: true, since: now(), lastSign: now() }) }
}

async function start(
  processes: readonly WatchedProcess[],
  reportLimit = 60_000,
): Promise<(path: string) => Promise<Response>> {
  const settings = parseEnvironment({
    DATA_DIR: '/nowhere',
    SEALING_RECIPIENT: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  })
  const started = await startOperatorServer({
    settings,
    processes: () => processes,
    now,
    reportLimit,
  })
  server = started
  await started.look()
  return (path) => fetch(`http://127.0.0.1:${started.port}${path}`)
}

test('the state of parts and processes stands at /statusz', async () => {
  const processes = await Promise.all([startProcess('rendering'), startProcess('answering')])
  const ask = await start(processes)
  const status: unknown = await (await ask('/statusz')).json()
  expect(status).toMatchObject({
    isReady: true,
    parts: {
      database: { state: 'ok', since: now().toISOString() },
      sealingKey: { state: 'ok' },
      disk: { state: 'away' },
      backup: { state: 'none' },
    },
    processes: [
      { name: 'rendering 1', isReady: true, residentBytes: expect.any(Number) },
      { name: 'answering 1', isReady: true, residentBytes: expect.any(Number) },
    ],
  })
})

test('metrics of all processes are one text, each described once', async () => {
  const kinds = ['answering', 'answering', 'rendering'] as const
  const ask = await start(await Promise.all(kinds.map((kind) => startProcess(kind))))
  const answer = await ask('/metrics')
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(text.match(/^# HELP renders .*$/gm)).toEqual(['# HELP renders All.'])
  expect(text.match(/^renders.*$/gm)).toEqual(
    [
      'renders{process="rendering 1"} 1',
      'renders{process="answering 1"} 1',
      'renders{process="answering 2"} 1',
    ].toSorted(),
  )
  expect(text).toContain('network_node_ready{process="start"} 1')
  expect(text).toContain('network_processes_ready{kind="answering",process="start"} 2')
  expect(text).toMatch(/^network_part_ok\{part="backup",process="start"\} 0$/m)
  // No backup was made yet: that has no age.
  expect(text).not.toMatch(/^network_backup_age_seconds/m)
})

test('of a process that dies while it is asked nothing is said, and of the others all the same', async () => {
  const ask = await start(await Promise.all([startProcess('rendering', false), startProcess('answering')]))
  const text = await (await ask('/metrics')).text()
  expect(text).toContain('renders{process="answering 1"} 1')
  expect(text).not.toContain('renders{process="rendering 1"}')
})

test('a process that hangs is not ready, and neither is a back office that gives no signs of life', async () => {
  const [answering, alive, silent] = await Promise.all([
    startProcess('answering'),
    startProcess('back office'),
    startProcess('back office'),
  ])
  answering.state().child.kill('SIGSTOP')
  const longAgo = new Date(now().getTime() - 60_000)
  const ask = await start(
    [answering, alive, { ...silent, state: () => ({ ...silent.state(), lastSign: longAgo }) }],
    500,
  )
  expect(await (await ask('/statusz')).json()).toMatchObject({
    isReady: false,
    processes: [
      { name: 'answering 1', isReady: false },
      { name: 'back office 1', isReady: true, lastSign: now().toISOString() },
      { name: 'back office 2', isReady: false, lastSign: longAgo.toISOString() },
    ],
  })
  const text = await (await ask('/metrics')).text()
  expect(text).toMatch(/^network_processes\{kind="answering".*\} 1$/m)
  expect(text).toMatch(/^network_processes_ready\{kind="answering".*\} 0$/m)
  expect(text).toMatch(/^network_processes_ready\{kind="back office".*\} 1$/m)
})

test('nothing else is there, and nothing is changed', async () => {
  const ask = await start([])
  expect((await ask('/')).status).toBe(404)
  const address = `http://127.0.0.1:${server?.port ?? 0}/statusz`
  expect((await fetch(address, { method: 'POST' })).status).toBe(405)
  expect(await (await ask('/statusz')).json()).toMatchObject({ isReady: false })
})
