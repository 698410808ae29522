import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPublicServer, type PublicServer } from '../../commands/trials/public-server.ts'
import { startPublisher } from '../../commands/trials/publisher.ts'
import { copyPristineData } from './support/copy-pristine-data.ts'
import { expect, test } from './support/test.ts'

// The same two servers for all.
test.describe.configure({ mode: 'default' })

let folder: string
let dataFolder: string
let servers: PublicServer[]

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'several-processes-'))
  dataFolder = path.join(folder, 'data')
  copyPristineData(dataFolder)
  servers = [
    await startPublicServer(dataFolder, { environment: { SUBMISSIONS_PER_HOUR: '5' } }),
    await startPublicServer(dataFolder, { environment: { SUBMISSIONS_PER_HOUR: '5' } }),
  ]
})

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(folder, { recursive: true })
})

test('what is published stands on the cached pages of every process', async () => {
  const publisher = await startPublisher(dataFolder)
  const pages = servers.map(({ url }) => `${url}${publisher.path}`)
  for (const address of pages) expect((await fetch(address)).status).toBe(200)
  for (const title of ['A first new title', 'A second new title']) {
    await publisher.publish(title)
    // `npm run bench:publish` measures how soon.
    for (const address of pages) {
      await expect(async () => {
        expect(await (await fetch(address)).text()).toContain(title)
      }).toPass({ intervals: [50] })
    }
  }
  await publisher.stop()
})

test('each process says again and again that it lives, or would be ended as one that hangs', async () => {
  for (const server of [...servers, ...servers]) await server.signsOfLife()
})

test('tries are counted by all processes together', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 8; tries += 1) {
    const { url } = servers[tries % 2] ?? { url: '' }
    const body = new URLSearchParams({ reference: 'P-7K3M9-QX4TD', secret: 'wrong' })
    statuses.push((await fetch(`${url}/api/receipts/show`, { method: 'POST', body })).status)
  }
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429, 429])
})
