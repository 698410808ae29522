import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { askAllOutside, askOutside, isPublicAddress, type OutsideAnswer } from './ask-outside.ts'

const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

async function site(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  ended.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const ask = (address: string, timeout = 5000) =>
  askOutside(address, { timeout, isAllowed: () => true, ports: [new URL(address).port] })

test.each([
  [200, 'stands'],
  [401, 'stands'],
  [403, 'stands'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'stands'],
  [503, 'stands'],
] as const)('an answer %i means: %s', async (status, meaning) => {
  const address = await site((_request, response) => response.writeHead(status).end())
  expect(await ask(address)).toBe(meaning)
})

test('a site that has an answer for readers alone is asked as a reader, and nothing of a long answer is read', async () => {
  const methods: unknown[] = []
  const address = await site((request, response) => {
    methods.push(request.method)
    if (request.method === 'HEAD') response.writeHead(404).end()
    else response.writeHead(200).write('the beginning of an endless answer')
  })
  expect(await ask(address)).toBe('stands')
  expect(methods).toEqual(['HEAD', 'GET'])
})

test('redirects are followed to their end, and not for ever', async () => {
  const address = await site((request, response) => {
    const to = { '/old': '/new', '/circle': '/circle' }[request.url ?? '']
    if (to) response.writeHead(301, { location: to }).end()
    else response.writeHead(request.url === '/new' ? 404 : 200).end()
  })
  expect(await ask(`${address}/old`)).toBe('gone')
  expect(await ask(`${address}/circle`)).toBe('unreachable')
})

test('a site that says nothing is not waited for', async () => {
  const address = await site(() => undefined)
  expect(await ask(address, 50)).toBe('unreachable')
})

test('nothing is asked of this machine or of a closed network, by number, by name or through a redirect', async () => {
  let asked = 0
  const address = await site((_request, response) => {
    asked += 1
    response.end()
  })
  const { port } = new URL(address)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '2130706433', '[::ffff:127.0.0.1]'])
    expect(await askOutside(`http://${host}:${port}/`, { ports: [port] })).toBe('unreachable')
  const leading = await site((_request, response) => response.writeHead(302, { location: address }).end())
  const onlyFirst = { ports: [new URL(leading).port], isAllowed: () => true }
  expect(await askOutside(leading, onlyFirst)).toBe('unreachable')
  expect(await askOutside('ftp://example.org/')).toBe('unreachable')
  expect(asked).toBe(0)
})

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:a00:1::', false],
  ['example.org', false],
])('%s is public: %s', (ip, isPublic) => {
  expect(isPublicAddress(ip)).toBe(isPublic)
})

test('each host is asked for one address after the other, and none when time is over', async () => {
  const underWay = new Map<string, number>()
  let most = 0
  let moment = 0
  const answering = async (address: string): Promise<OutsideAnswer> => {
    const { host } = new URL(address)
    underWay.set(host, (underWay.get(host) ?? 0) + 1)
    most = Math.max(most, underWay.get(host) ?? 0)
    await Promise.resolve()
    underWay.set(host, (underWay.get(host) ?? 0) - 1)
    moment += 1
    return 'stands'
  }
  const addresses = ['a', 'b', 'c'].flatMap((path) => [
    `https://one.example/${path}`,
    `https://two.example/${path}`,
  ])
  expect((await askAllOutside(addresses, { ask: answering, now: () => moment })).size).toBe(6)
  expect(most).toBe(1)
  moment = 0
  const some = await askAllOutside(addresses, { ask: answering, now: () => moment, limit: 2 })
  expect(some.size).toBeLessThan(6)
})
