import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../../steps/run.ts'
import { NotToBeHad } from '../stack.ts'

/** What runs, and the libraries that apt finds missing for it on this machine. */
const programs = [
  'nginx',
  'php8.2-fpm',
  'php8.2-cli',
  'php8.2-common',
  'php8.2-opcache',
  'php8.2-curl',
  'php8.2-gd',
  'php8.2-intl',
  'php8.2-mbstring',
  'php8.2-mysql',
  'php8.2-xml',
  'mariadb-server-core',
]
/** What is only read; apt would bring a web server and Perl with them. */
const files = [
  'nginx-common',
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php-getid3',
  'libjs-cropper',
  'libjs-underscore',
]

/** Debian's packages, unpacked and not installed. */
export interface Unpacked {
  folder: string
  /** Those that matter, with their versions. */
  versions: string[]
  /** Where its programs find its libraries. */
  environment: Readonly<Record<string, string>>
}

/**
 * Brings Debian's packages into a folder and unpacks them there: nothing of the machine changes.
 * @throws NotToBeHad
 */
export async function unpackPackages(folder: string): Promise<Unpacked> {
  if (!existsSync('/usr/bin/apt-get')) throw new NotToBeHad('apt-get is not here')
  const simulated = await run('apt-get', [
    ...['install', '--simulate', '--no-install-recommends', '--no-upgrade'],
    ...programs,
  ])
  if (simulated.status !== 0) throw new NotToBeHad(lastLine(simulated.output))
  const missing = [...simulated.output.matchAll(/^Inst (lib\S+)/gm)].map(([, name]) => name ?? '')
  const downloads = path.join(folder, 'downloads')
  mkdirSync(downloads, { recursive: true })
  const names = [...new Set([...programs, ...files, ...missing])]
  const downloaded = await run('apt-get', ['download', ...names], { folder: downloads })
  if (downloaded.status !== 0) throw new NotToBeHad(lastLine(downloaded.output))
  const unpacked = path.join(folder, 'unpacked')
  mkdirSync(unpacked)
  const script = 'for package in "$1"/*.deb; do dpkg -x "$package" "$2" || exit 1; done'
  const { status, output } = await run('sh', ['-c', script, 'sh', downloads, unpacked])
  if (status !== 0) throw new NotToBeHad(lastLine(output))
  const libraries = readdirSync(path.join(unpacked, 'usr/lib')).find((name) => name.endsWith('-linux-gnu'))
  const versions = readdirSync(downloads).flatMap((name) => {
    const [, program, version] =
      /^(wordpress|php8\.2-fpm|mariadb-server-core|nginx)_(.+)_[^_]+\.deb$/.exec(name) ?? []
    return program && version ? [`${program} ${decodeURIComponent(version)}`] : []
  })
  return {
    folder: unpacked,
    versions,
    environment: libraries ? { LD_LIBRARY_PATH: path.join(unpacked, 'usr/lib', libraries) } : {},
  }
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
