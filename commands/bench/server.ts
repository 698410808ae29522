import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { ContentPart } from '../../store/database/content-version.ts'
import { buildSite } from '../steps/build.ts'
import { publicServerOptions } from '../steps/public-server-options.ts'
import { inRepository } from '../steps/repository.ts'
import { endWith, say } from '../steps/say.ts'
import { startPublicServer } from '../trials/public-server.ts'
import { makeTrialData } from '../trials/trial-data.ts'
import { sayMachine } from './machine.ts'
import { median } from './median.ts'
import { startNginx, type FixedAnswer, type FixedServer } from './nginx.ts'
import { publishAgain } from './publish-again.ts'
import { requestsPerSecond } from './requests-per-second.ts'
import { untilDenselyCompressed } from './until-densely-compressed.ts'

/** What is asked for again and again. */
const cached = [
  ['home', '/'],
  ['text page', '/oic-water-vision'],
  ['API list', '/api/news'],
] as const
const rounds = 5
const seconds = 2
const secondsOfWarmingUp = 1
const connections = 32

/** Rounds of rebuilt pages; the first ones pay for what is compiled and loaded once. */
const firstRounds = 3
const roundsOfNewPages = 8

const started = z.object({ port: z.number() })

/**
 * `npm run bench:server`: requests per second of cached pages against nginx and bare `node:http` with the same headers and
 * compressed bytes, in turn and by the same load generator; then how long pages take that are rebuilt, and how often they ask
 * the database (`-- rebuilt`: these alone).
 */
async function bench(): Promise<void> {
  await buildSite()
  const { dataFolder, remove } = await makeTrialData()
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-server-'))
  if (!process.argv.includes('rebuilt')) await answersFromCache(dataFolder, folder)
  await rebuilt(dataFolder)
  rmSync(folder, { recursive: true })
  await remove()
}

/** In each round the processes of Node are new: two of the same program differ by a tenth. */
async function answersFromCache(dataFolder: string, folder: string): Promise<void> {
  let answers: FixedAnswer[] | undefined
  let nginx: FixedServer | undefined
  let names: string[] = []
  const figures = cached.map((): number[][] => [])
  for (let round = 0; round < rounds; round += 1) {
    const server = await startPublicServer(dataFolder)
    for (const [, address] of cached) await untilDenselyCompressed(`${server.url}${address}`)
    if (!answers) {
      answers = await fixedAnswers(server.url)
      nginx = await startNginx(folder, answers)
      if (!nginx) say('nginx is not to be had here: bare node:http stands alone beside the site.')
    }
    const bare = await startBareServer(answers)
    const others = [nginx, bare].filter((other) => other !== undefined)
    names = others.map(({ name }) => name)
    for (const [index, [, address]] of cached.entries()) {
      const addresses = [`${server.url}${address}`, ...others.map(({ url }) => `${url}/${index}`)]
      for (const [place, each] of addresses.entries()) {
        await requestsPerSecond(each, { connections, seconds: secondsOfWarmingUp })
        const figure = await requestsPerSecond(each, { connections, seconds })
        ;((figures[index] ??= [])[place] ??= []).push(figure)
      }
    }
    await Promise.all([server.stop(), bare.stop()])
  }
  await nginx?.stop()
  sayMachine(...(nginx ? [nginx.name] : []))
  say(`  cached, requests/s, median of ${rounds} × ${seconds} s, ${connections} connections`)
  say(`  ${''.padEnd(26)}${['site', ...names].map((name) => name.padStart(18)).join('')}`)
  for (const [index, [what]] of cached.entries()) {
    const medians = (figures[index] ?? []).map(median)
    const kilobytes = ((answers?.[index]?.body.length ?? 0) / 1000).toFixed(1)
    say(
      `  ${`${what}, ${kilobytes} kB`.padEnd(26)}${medians
        .map((figure) => `${figure.toFixed(0)} (${(figure / (medians[0] ?? 1)).toFixed(2)}×)`.padStart(18))
        .join('')}`,
    )
  }
}

const fixedAnswers = (site: string): Promise<FixedAnswer[]> =>
  Promise.all(
    cached.map(async ([, address], index) => ({
      name: String(index),
      ...(await answerOf(`${site}${address}`)),
    })),
  )

/** Pages of which nothing is cached, as after a publish; the first in each round also counts its filters' options. */
async function rebuilt(dataFolder: string): Promise<void> {
  const server = await startPublicServer(dataFolder, {
    nodeOptions: [...publicServerOptions, '--import', inRepository('commands/bench/count-queries.ts')],
    // What the process makes by itself would be counted with what is asked for.
    environment: { WARM_PAGES: '0' },
  })
  const linked = async (list: string) => {
    const html = await (await fetch(`${server.url}${list}`)).text()
    const found = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
    return found.filter((href) => href.startsWith(`${list}/`) && !/[.?#]/.test(href))
  }
  const kinds = ['/news', '/publications', '/projects', '/tenders']
  const details: Record<string, string[]> = {}
  for (const kind of kinds) details[kind] = await linked(kind)
  const prefixes = ['', '/ar', '/fr', '/fa']
  const pages: readonly (readonly [what: string, addresses: readonly string[]])[] = [
    ['home', prefixes.map((prefix) => prefix || '/')],
    ['text page', prefixes.map((prefix) => `${prefix}/oic-water-vision`)],
    ...kinds.map(
      (kind) => [`list of ${kind.slice(1)}`, prefixes.map((prefix) => `${prefix}${kind}`)] as const,
    ),
    ...kinds.map(
      (kind) =>
        [
          `one of ${kind.slice(1)}`,
          prefixes.flatMap((prefix) =>
            (details[kind] ?? []).slice(0, 2).map((address) => `${prefix}${address}`),
          ),
        ] as const,
    ),
  ]
  say('  rebuilt, one at a time: milliseconds (median of all languages), statements to the database')
  say(`  ${''.padEnd(26)}${'after a publish of news'.padStart(18)}${'of everything'.padStart(20)}`)
  for (const [what, addresses] of pages) {
    const figures: string[] = []
    for (const part of ['news', 'everything'] as const) {
      const times: number[] = []
      const counts: number[] = []
      for (let round = 0; round < firstRounds + roundsOfNewPages; round += 1) {
        await forget(dataFolder, part)
        for (const address of addresses) {
          const before = await server.queries()
          const began = performance.now()
          await (await fetch(`${server.url}${address}`)).arrayBuffer()
          if (round < firstRounds) continue
          times.push(performance.now() - began)
          counts.push((await server.queries()) - before)
        }
      }
      figures.push(`${median(times).toFixed(1).padStart(8)} ms ${String(median(counts)).padStart(6)}`)
    }
    say(`  ${what.padEnd(26)}${figures.join('   ')}`)
  }
  await server.stop()
}

/** As a publish does; processes see it within a tenth of a second. */
async function forget(dataFolder: string, part: ContentPart): Promise<void> {
  publishAgain(dataFolder, part)
  await new Promise((resolve) => setTimeout(resolve, 400))
}

/** Headers that every server sets by itself. */
const ownHeaders = new Set([
  'content-type',
  'content-length',
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
])

/** An answer as it comes over the line, not unpacked. */
function answerOf(address: string): Promise<Omit<FixedAnswer, 'name'>> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { 'content-type': contentType = '', ...others } = response.headers
      const headers = Object.entries(others)
        .filter(([name]) => !ownHeaders.has(name))
        .map(([name, value]) => [name, String(value)] as const)
      buffer(response).then((body) => resolve({ body, contentType, headers }), reject)
    }).on('error', reject)
  })
}

async function startBareServer(answers: readonly FixedAnswer[]): Promise<FixedServer> {
  const child = fork(inRepository('commands/bench/bare-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [message]: unknown[] = await once(child, 'message')
  const { port } = started.parse(message)
  for (const { name, body, contentType, headers } of answers) {
    const stored = once(child, 'message')
    child.send({ name, body: body.toString('base64'), headers: [['Content-Type', contentType], ...headers] })
    await stored
  }
  return {
    name: 'node:http',
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

bench().catch(endWith)
