import { run, type RunResult } from './run.ts'

/** Installs one of Debian's packages. */
export async function installFromDebian(name: string): Promise<RunResult> {
  await run('apt-get', ['update'])
  return run('apt-get', ['install', '--yes', '--no-install-recommends', name], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
