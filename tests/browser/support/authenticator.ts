import type { Page } from '@playwright/test'

/** Gives a page's browser an authenticator of its own, which asks nobody and can open files with a passkey (PRF). */
export async function addAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, hasPrf: true },
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal' },
    },
  })
}
