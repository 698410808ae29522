import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inRepository } from '../steps/repository.ts'
import { customServer, listsAreForNext } from './back-office-files.ts'

const packageShape = z.object({ version: z.string(), main: z.string() })

test('the lists of Next’s files are for the version that is installed', () => {
  const installed = packageShape.parse(
    JSON.parse(readFileSync(inRepository('node_modules/next/package.json'), 'utf8')),
  )
  expect(
    installed.version,
    `Next was updated. Read what \`node_modules/next/${installed.main}\` loads to start a server, correct the lists in back-office-files.ts, run \`npm run package\`, sign in to the back office of that folder, and only then raise \`listsAreForNext\``,
  ).toBe(listsAreForNext)
  expect(customServer.filter((file) => !existsSync(inRepository(file)))).toEqual([])
})
