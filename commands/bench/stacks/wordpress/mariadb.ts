import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ForTheEnd } from '../../for-the-end.ts'
import { startProgram, type Program } from '../program.ts'
import type { Unpacked } from './packages.ts'

/** MariaDB with its own settings, reached by nobody but through a socket in its folder, so that it asks for no password. */
function program({ folder }: Unpacked, data: string): [command: string, args: string[]] {
  return [
    path.join(folder, 'usr/sbin/mariadbd'),
    [
      ...['--no-defaults', '--skip-networking', '--skip-grant-tables', `--datadir=${data}`],
      ...[`--basedir=${folder}/usr`, `--lc-messages-dir=${folder}/usr/share/mysql`],
      ...[`--socket=${socketOf(data)}`, `--pid-file=${data}/pid`],
      ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ],
  ]
}

export function socketOf(data: string): string {
  return `${data}.socket`
}

/** Makes a data folder with MariaDB's own tables and an empty database for WordPress. */
export async function makeDatabase(unpacked: Unpacked, data: string): Promise<void> {
  mkdirSync(data)
  const tables = ['mysql_system_tables.sql', 'mysql_performance_tables.sql', 'mysql_system_tables_data.sql']
  const statements = [
    'create database mysql;\nuse mysql;\n',
    ...tables.map((name) => readFileSync(path.join(unpacked.folder, 'usr/share/mysql', name), 'utf8')),
    '\ncreate database wordpress character set utf8mb4;\n',
  ]
  const [command, args] = program(unpacked, data)
  const child = spawn(command, [...args, '--bootstrap'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, ...unpacked.environment },
  })
  child.stdin.end(statements.join(''))
  const [code]: unknown[] = await once(child, 'exit')
  if (code !== 0) throw new Error(`MariaDB could not make its tables (${String(code)})`)
}

/** Starts MariaDB on a data folder. */
export function startMariadb(unpacked: Unpacked, data: string, end: ForTheEnd): Promise<Program> {
  return startProgram(...program(unpacked, data), {
    log: `${data}.log`,
    environment: unpacked.environment,
    isReady: () => existsSync(socketOf(data)),
    end,
  })
}
