import { existsSync } from 'node:fs'
import { run } from './run.ts'
import { CannotGoOn, step } from './say.ts'

/** Where Debian's package puts the browser. */
export const chromium = '/usr/bin/chromium'

/**
 * Brings the browser that the tests drive, from Debian's packages, when it is missing and apt is there.
 * @throws CannotGoOn
 */
export async function installBrowser(): Promise<void> {
  if (existsSync(chromium)) return
  if (!existsSync('/usr/bin/apt-get')) {
    throw new CannotGoOn(
      `The browser tests need Chromium at ${chromium}: install it and run the tests again.`,
    )
  }
  await step('Installing Chromium', async () => {
    await run('apt-get', ['update'])
    const { status, output } = await run(
      'apt-get',
      ['install', '--yes', '--no-install-recommends', 'chromium'],
      {
        environment: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
    if (status !== 0) throw new CannotGoOn(`Chromium could not be installed:\n${output}`)
  })
}
