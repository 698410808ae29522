import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { inRepository } from '../../../steps/repository.ts'
import { run } from '../../../steps/run.ts'
import type { ForTheEnd } from '../../for-the-end.ts'
import type { HomeContent } from '../home-content.ts'
import type { Stack } from '../stack.ts'
import { makeDatabase, socketOf, startMariadb } from './mariadb.ts'
import { startNginxBeforePhp } from './nginx.ts'
import { unpackPackages, type Unpacked } from './packages.ts'
import { runPhp, setUpPhp, startPhp, type Php } from './php.ts'

const scripts = inRepository('commands/bench/stacks/wordpress')

interface Prepared {
  unpacked: Unpacked
  php: Php
  /** WordPress's files. */
  root: string
  versions: readonly string[]
  /** The filled database's folder, of which each server gets a copy. */
  data: string
}

/**
 * WordPress of Debian's packages, with the newest default theme among them and the same words and pictures: as it comes,
 * and with pages kept by nginx. Both have processes of their own.
 */
export function wordpressStacks(content: HomeContent, pictures: string): Stack[] {
  let preparing: Promise<Prepared> | undefined
  const stack = (name: string, isStoring: boolean): Stack => ({
    name,
    async start(folder, end) {
      preparing ??= prepare(`${folder}-shared`, content, pictures, end)
      const { unpacked, php, root, versions, data: filled } = await preparing
      mkdirSync(folder, { recursive: true })
      const data = path.join(folder, 'database')
      await run('cp', ['-r', filled, data])
      const database = await startMariadb(unpacked, data, end)
      const interpreter = await startPhp(php, folder, socketOf(data), end)
      const { processId, origin } = await startNginxBeforePhp({ unpacked, folder, root, isStoring, end })
      return {
        origin,
        versions,
        isLoadedByPhones: (address) => !address.includes('wp-emoji-release'),
        processes: [database.processId, interpreter.processId, processId],
        ...(!isStoring && { rebuilt: { path: '/' } }),
      }
    },
  })
  return [stack('WordPress', false), stack('WordPress, pages kept by nginx', true)]
}

async function prepare(
  folder: string,
  content: HomeContent,
  pictures: string,
  end: ForTheEnd,
): Promise<Prepared> {
  mkdirSync(folder, { recursive: true })
  const unpacked = await unpackPackages(folder)
  const php = setUpPhp(unpacked, folder)
  const root = path.join(unpacked.folder, 'usr/share/wordpress')
  copyFileSync(path.join(scripts, 'wp-config.php'), path.join(root, 'wp-config.php'))
  mkdirSync(path.join(root, 'wp-content/uploads'))
  const home = path.join(folder, 'home.json')
  writeFileSync(home, JSON.stringify(content))
  // WordPress takes no drawings for it.
  const icon = 'icon.png'
  await sharp(inRepository('site/public/favicon.svg')).resize(512).png().toFile(path.join(pictures, icon))
  const data = path.join(folder, 'database')
  await makeDatabase(unpacked, data)
  const database = await startMariadb(unpacked, data, end)
  await runPhp(php, [path.join(scripts, 'install.php'), root, content.name], socketOf(data))
  await runPhp(php, [path.join(scripts, 'fill.php'), root, home, pictures, icon], socketOf(data))
  // Its files are copied when it is at rest.
  await database.stop()
  return { unpacked, php, root, versions: unpacked.versions, data }
}
