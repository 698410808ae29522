import type { Approves } from '../../accounts/step-up/require-approval.ts'

/** Somebody who approves whatever they are asked, for tests of what comes after. */
export const approves: Approves = async (act) => ({
  ...{ act, account: 0, method: 'password', nonce: 'n', challenge: 'c' },
  approvedAt: '2026-06-15T12:00:00.000Z',
})
