import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The version of Payload for which `sessionOf` (`raw-sql.ts`) was last compared with Payload's own code. */
const comparedVersion = '3.90.1'

test('Payload is of the version whose transactions are known', () => {
  const file = new URL('../../node_modules/payload/package.json', import.meta.url)
  const installed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(
    installed,
    'look at getTransaction (@payloadcms/drizzle/dist/utilities/getTransaction.js): does it still find a transaction at sessions[id].db, or does Payload describe a way by now? Run tests/database/publishing.test.ts and tender-followers.test.ts on Postgres, then write the new version here',
  ).toMatchObject({ version: comparedVersion })
})
