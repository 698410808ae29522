import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'
import { loadedAtOnce } from './loaded-at-once.ts'
import { isNeverLoaded } from './trace.ts'

const traceShape = z.object({ files: z.array(z.string()) })

/** The version of Next whose start was read to write this file's lists: no trace of Next's names what a server of one's own loads. */
export const listsAreForNext = '16.4.5'

/** Modules of Next by which a server of one's own starts it, which `next build` does not trace. */
export const customServer = ['dist/server/next.js', 'dist/server/config.js'].map(
  (file) => `node_modules/next/${file}`,
)

/** Folders of the back office's build that its running server reads. */
const built = ['server', 'static', 'node_modules']

/**
 * The files of the back office, relative to the repository: its build, and what its pages and Next's server load, as
 * `next build` traced them.
 * @throws when a file that Next says its server requires would be missing
 */
export function backOfficeFiles(): ReadonlySet<string> {
  const traced = globSync('admin/.next/**/*.nft.json', { cwd: inRepository() }).flatMap((file) => {
    const { files } = traceShape.parse(JSON.parse(readFileSync(inRepository(file), 'utf8')))
    return files.map((one) => path.join(path.dirname(file), one))
  })
  const ofServer = traced.filter((file) => /^node_modules\/next\/dist\/server\/lib\/.*\.js$/.test(file))
  const manifests = globSync('admin/.next/*', { cwd: inRepository() }).filter((file) =>
    /(BUILD_ID|\.json|required-server-files\.js)$/.test(file),
  )
  const own = built.flatMap((folder) =>
    globSync(`admin/.next/${folder}/**`, { cwd: inRepository(), withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(inRepository(), path.join(entry.parentPath, entry.name))),
  )
  // Links to folders are listed with a slash at their end.
  const files = [
    'node_modules/next/package.json',
    ...loadedAtOnce([...customServer, ...ofServer]),
    ...traced,
    ...manifests,
    ...own,
  ].map((file) => file.replace(/\/$/, ''))
  const packaged = new Set(files.filter((file) => !file.endsWith('.nft.json') && !isNeverLoaded(file)))
  const missing = requiredFiles().filter((file) => !packaged.has(file))
  if (missing.length > 0)
    throw new Error(`Next's server requires what is not packaged: ${missing.join(', ')}`)
  return packaged
}

/** What Next itself says of its build that its server requires. */
function requiredFiles(): string[] {
  const { files } = traceShape.parse(
    JSON.parse(readFileSync(inRepository('admin/.next/required-server-files.json'), 'utf8')),
  )
  return files.map((file) => path.join('admin', file))
}
