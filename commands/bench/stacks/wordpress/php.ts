import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../../steps/run.ts'
import type { ForTheEnd } from '../../for-the-end.ts'
import { startProgram, type Program } from '../program.ts'
import type { Unpacked } from './packages.ts'

/** Debian's PHP with Debian's settings for production, and its modules, loaded from where they were unpacked. */
export interface Php {
  unpacked: Unpacked
  args: readonly string[]
  environment: Readonly<Record<string, string>>
}

/** Sets up PHP as installing its packages would. */
export function setUpPhp(unpacked: Unpacked, folder: string): Php {
  const modules = path.join(folder, 'php-modules')
  mkdirSync(modules)
  const shared = path.join(unpacked.folder, 'usr/share')
  for (const name of readdirSync(shared, { recursive: true, encoding: 'utf8' })) {
    if (!/^php8\.2-.*\.ini$/.test(name)) continue
    const file = path.join(shared, name)
    const order = /; priority=(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]
    if (order) copyFileSync(file, path.join(modules, `${order}-${path.basename(name)}`))
  }
  const php = path.join(unpacked.folder, 'usr/lib/php')
  const extensions = readdirSync(php).find((name) => /^\d{8}$/.test(name)) ?? ''
  return {
    unpacked,
    args: [
      '-c',
      path.join(php, '8.2/php.ini-production'),
      '-d',
      `extension_dir=${path.join(php, extensions)}`,
    ],
    environment: { ...unpacked.environment, PHP_INI_SCAN_DIR: modules },
  }
}

/**
 * Runs a script of PHP's, with the database of a socket.
 * @throws when it fails
 */
export async function runPhp(
  { unpacked, args, environment }: Php,
  script: readonly string[],
  database: string,
): Promise<void> {
  const { status, output } = await run(
    path.join(unpacked.folder, 'usr/bin/php8.2'),
    [...args, '-d', 'display_errors=stderr', ...script],
    { environment: { ...environment, WORDPRESS_DATABASE: database } },
  )
  if (status !== 0) throw new Error(`${script[0]} failed:\n${output}`)
}

/** Starts PHP's server of processes, with as many as Debian's settings give. */
export async function startPhp(
  { unpacked, args, environment }: Php,
  folder: string,
  database: string,
  end: ForTheEnd,
): Promise<Program> {
  const settings = path.join(folder, 'php-fpm.conf')
  const isRoot = process.getuid?.() === 0
  writeFileSync(
    settings,
    `[global]
error_log = ${folder}/php-fpm.log
daemonize = no
[www]
${isRoot ? 'user = root\ngroup = root' : ''}
listen = ${phpSocket(folder)}
pm = dynamic
pm.max_children = 5
pm.start_servers = 2
pm.min_spare_servers = 1
pm.max_spare_servers = 3
env[WORDPRESS_DATABASE] = ${database}
`,
  )
  return startProgram(
    path.join(unpacked.folder, 'usr/sbin/php-fpm8.2'),
    [...args, '--fpm-config', settings, ...(isRoot ? ['--allow-to-run-as-root'] : [])],
    {
      log: path.join(folder, 'php-fpm.log'),
      environment,
      isReady: () => existsSync(phpSocket(folder)),
      end,
    },
  )
}

export function phpSocket(folder: string): string {
  return path.join(folder, 'php.socket')
}
