import path from 'node:path'
import { inRepository } from './repository.ts'

const shared = [
  ...['languages', 'proofs', 'sealing', 'store', 'model', 'transparency', 'accounts', 'submissions'],
  ...['content', 'figures', 'procurement'],
  ...['recruitment', 'retention', 'starter', 'backup', 'payload'],
  ...['environment.ts', 'kinds.ts', 'package-lock.json', 'tsconfig.json'],
]

/** What each build reads: files and folders of the repository. */
export const inputsOfSite = [
  ...shared,
  'site',
  'server',
  'vite.config.ts',
  'react-router.config.ts',
  'commands/steps/build-sealing.ts',
]
export const inputsOfAdmin = [...shared, 'admin', 'site/ui/use-scripts.ts']
export const inputsOfSupervisor = [
  ...shared,
  'server',
  'commands',
  'admin/serve.ts',
  'admin/shared-with-serve.ts',
]
export const inputsOfScripts = [
  ...shared,
  'server',
  'commands',
  'site',
  'tests/support',
  'tests/browser/support',
]

/** Where each build stands. That for tests is not in `build/`: React Router empties it, and nothing in it is only there for tests. */
export const builtFolders = {
  site: inRepository('build'),
  supervisor: inRepository('build/supervisor'),
  admin: inRepository('admin/.next'),
  scripts: inRepository('node_modules/.cache/scripts'),
}

/** Where the fingerprint stands of what a build was made from: whoever removes the build removes it, too. */
export function stampOf(build: keyof typeof builtFolders): string {
  return path.join(builtFolders[build], '.built-from')
}
