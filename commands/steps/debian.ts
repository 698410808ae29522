import { tmpdir } from 'node:os'
import path from 'node:path'
import { run, type RunResult } from './run.ts'

/** Several checks install at once, and apt ends at once when another one is at it. */
const turns = path.join(tmpdir(), 'network-website-apt.lock')

/** Installs one of Debian's packages, when others that are being installed are done. */
export function installFromDebian(name: string): Promise<RunResult> {
  // Without an index of today, the one that is there may do.
  const script =
    'apt-get update; exec apt-get install --yes --no-install-recommends -o DPkg::Lock::Timeout=600 "$0"'
  return run('flock', [turns, 'sh', '-c', script, name], {
    environment: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
