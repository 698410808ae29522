import { readdirSync } from 'node:fs'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'

test.each([
  { room: 'proofs', exported: 'inclusionProof' },
  { room: 'sealing', exported: 'sealProposal' },
])('the whole of $room/ is built for browsers without anything of Node', async ({ room, exported }) => {
  const folder = inRepository(room)
  const modules = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const complaints: string[] = []
  const id = `virtual:${room}`
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'all-modules',
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) =>
          source === id ? modules.map((file) => `export * from '${folder}/${file}'`).join('\n') : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: id,
        preserveEntrySignatures: 'strict',
        onLog: (_, { message }) => void complaints.push(message),
      },
    },
  })
  const [file] = 'output' in built ? built.output : []
  if (!file) throw new Error('Nothing was built')
  expect(complaints).toEqual([])
  expect(file.exports).toContain(exported)
  expect(file.imports).toEqual([])
  expect(file.code).not.toMatch(/node:|__vite-browser-external|\bBuffer\b/)
})
