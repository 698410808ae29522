import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import { installFromDebian } from '../../commands/steps/debian.ts'
import { freeLoopbackPort } from '../../commands/steps/port.ts'
import { run } from '../../commands/steps/run.ts'
import { onServer } from './on-server.ts'

const versions = '/usr/lib/postgresql'
const userOfServer = 'postgres'

/** Postgres as Debian has it: beside the server of the other tests, whose package has no pg_dump. */
export interface DebianPostgres {
  /** Folder of its programs. */
  programs: string
  /** Makes an empty database and returns its address. */
  createDatabase: (name: string) => Promise<string>
  stop: () => Promise<void>
}

/** @throws when Debian's package is not there and can't be installed */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  if (!existsSync(versions)) {
    const { status, output } = await installFromDebian('postgresql')
    if (status !== 0) throw new Error(`Debian's Postgres could not be installed:\n${output}`)
  }
  const [newest] = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
  const programs = path.join(versions, newest ?? '', 'bin')
  const folder = mkdtempSync(path.join(tmpdir(), 'debian-postgres-'))
  // Postgres refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', userOfServer, '--'] : []
  if (asUser.length > 0) {
    const home = statSync('/var/lib/postgresql')
    chownSync(folder, home.uid, home.gid)
  }
  chmodSync(folder, 0o700)
  const [first = '', ...args] = [
    ...asUser,
    ...[path.join(programs, 'initdb'), '-D', folder, '-U', 'postgres', '-A', 'trust', '-N'],
    ...['--encoding=UTF8', '--locale=C'],
  ]
  const { status, output } = await run(first, args, { folder: tmpdir() })
  if (status !== 0) throw new Error(`Debian's Postgres was not initialised:\n${output}`)
  const port = await freeLoopbackPort()
  const [command = '', ...options] = [
    ...asUser,
    ...[path.join(programs, 'postgres'), '-D', folder, '-p', String(port), '-k', folder, '-F'],
    ...['-c', 'listen_addresses=127.0.0.1'],
  ]
  const child = spawn(command, options, { stdio: 'ignore', cwd: tmpdir() })
  const ended = once(child, 'exit')
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  await vi.waitFor(() => onServer(address('postgres'), 'SELECT 1'), { timeout: 60_000, interval: 50 })
  return {
    programs,
    createDatabase: async (name) => {
      await onServer(address('postgres'), `CREATE DATABASE ${name}`)
      return address(name)
    },
    stop: async () => {
      const [stop, ...rest] = [
        ...asUser,
        path.join(programs, 'pg_ctl'),
        '-D',
        folder,
        '-m',
        'immediate',
        'stop',
      ]
      await run(stop, rest, { folder: tmpdir() })
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
