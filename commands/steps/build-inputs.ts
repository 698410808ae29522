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
export const inputsOfScripts = [...shared, 'server', 'commands', 'site', 'tests/support']

/** Where the fingerprint stands of what a build was made from. */
export function stampOf(build: string): string {
  return inRepository('node_modules/.cache', `built-${build}`)
}
