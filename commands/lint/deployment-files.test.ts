import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { validate } from 'dockerfile-utils'
import { afterAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { longestWait } from '../../store/database/preparation-lock.ts'
import { inRepository } from '../steps/repository.ts'
import { run } from '../steps/run.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'deployment-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(file: string): string {
  return readFileSync(inRepository(`deployment/${file}`), 'utf8')
}

const manifestShape = z.looseObject({
  apiVersion: z.string().regex(/^[\w./]+$/),
  kind: z.string().regex(/^\w+$/),
})

/**
 * What the Kubernetes API does not know of manifests or wants otherwise, in the compiler's words; empty when all is well. The
 * package's types are made from the API's own schemas. Unlike its validators, and the API itself, they refuse unknown fields.
 */
async function kubernetesFindings(manifests: string): Promise<string> {
  const lines = parseAllDocuments(manifests, { strict: true }).flatMap((document, place) => {
    if (document.errors.length > 0) throw new Error(document.errors.join('\n'))
    const manifest = manifestShape.parse(document.toJS())
    const version = manifest.apiVersion.includes('/') ? manifest.apiVersion : `./${manifest.apiVersion}`
    const module = inRepository(path.join('node_modules/kubernetes-models', version, manifest.kind))
    return [
      `import type { I${manifest.kind} as Kind${place} } from ${JSON.stringify(module)}`,
      `export const manifest${place}: Kind${place} = ${JSON.stringify(manifest)}`,
    ]
  })
  const file = path.join(folder, 'manifests.ts')
  writeFileSync(file, lines.join('\n'))
  const compiler = inRepository('node_modules/typescript/bin/tsc')
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
  ]
  const { status, output } = await run(process.execPath, [compiler, '--ignoreConfig', ...options, file], {
    folder,
  })
  return status === 0 ? '' : output
}

describe('kubernetes.yaml', () => {
  const manifests = read('kubernetes.yaml')

  test('has nothing that the Kubernetes API does not know', async () => {
    expect(await kubernetesFindings(manifests)).toBe('')
  })

  test.each([
    ['a misspelt field', 'readinessProbe:', 'readinesProbe:', 'readinesProbe'],
    [
      'a text for a number',
      'backoffLimit: 3',
      'backoffLimit: three',
      "'string' is not assignable to type 'number'",
    ],
    ['a kind of another version', 'apiVersion: batch/v1', 'apiVersion: batch/v2', 'batch/v2/Job'],
  ])('would be refused with %s', async (_, right, wrong, finding) => {
    expect(manifests).toContain(right)
    expect(await kubernetesFindings(manifests.replace(right, wrong))).toContain(finding)
  })
})

describe('compose.yaml', () => {
  const compose = read('compose.yaml')
  // The draft is named by an address that Ajv does not know it by.
  const { $schema: _draft, ...schema } = z
    .looseObject({ $id: z.string() })
    .parse(JSON.parse(readFileSync(inRepository('tests/fixtures/compose-spec/compose-spec.json'), 'utf8')))
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const isCompose = ajv.compile(schema)
  const findings = (text: string) => {
    isCompose(parse(text, { merge: true }))
    return JSON.stringify(isCompose.errors ?? [])
  }

  test('is valid by the Compose Specification', () => {
    expect(findings(compose)).toBe('[]')
  })

  test.each([
    ['a misspelt field', 'stop_grace_period:', 'stop_grace_perod:', 'stop_grace_perod'],
    ['a text for a list', 'cap_drop: [ALL]', 'cap_drop: ALL', 'must be array'],
  ])('would be refused with %s', (_, right, wrong, finding) => {
    expect(compose).toContain(right)
    expect(findings(compose.replace(right, wrong))).toContain(finding)
  })
})

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile')
  const findings = (text: string) => validate(text).map(({ message }) => message)

  test('has only instructions and flags that Docker knows', () => {
    expect(findings(dockerfile)).toEqual([])
  })

  test.each([
    ['a misspelt instruction', 'EXPOSE 3000', 'EXPOSES 3000'],
    ['a misspelt flag', '--interval=15s', '--intervall=15s'],
    ['no image to begin with', 'FROM debian:bookworm-slim', 'FROM'],
  ])('would be refused with %s', (_, right, wrong) => {
    expect(dockerfile).toContain(right)
    expect(findings(dockerfile.replace(right, wrong))).not.toEqual([])
  })
})

test('while two releases run, nginx asks the other node for a built file, or a picture at an address, that one does not have', () => {
  const [, places = '', files = ''] =
    /location ~ ([^\n]*assets[^\n]*) \{\n([^}]*)\}/.exec(read('nginx.conf')) ?? []
  for (const file of ['/assets/a.js', '/admin/_next/static/a.js', '/files/media/1ab/a.webp'])
    expect(file).toMatch(new RegExp(places))
  expect(files).toMatch(/proxy_next_upstream [^;]*\bhttp_404\b/)
  expect(files).not.toContain('proxy_next_upstream_tries')
})

test('while two releases run, the Ingress asks another pod for what nginx asks another node for', () => {
  const [ingress = ''] = /name: network-built-files\n[^]*?(?=\n---|$)/.exec(read('kubernetes.yaml')) ?? []
  expect(ingress).toMatch(/proxy-next-upstream: [^\n]*\bhttp_404\b/)
  expect([...ingress.matchAll(/- path: (\S+)/g)].map(([, place]) => place).toSorted()).toEqual([
    '/admin/_next/static',
    '/assets',
    '/files/media',
  ])
})

test('nginx asks no other node about an envelope, whose pieces lie on the one that took the first', () => {
  const [, envelopes = ''] =
    /location ~ [^\n]*api\/envelopes[^\n]* \{\n([^}]*)\}/.exec(read('nginx.conf')) ?? []
  expect(envelopes).toContain('proxy_pass http://network_by_visitor;')
  expect(envelopes).toContain('proxy_next_upstream off;')
})

test('the image has the programs of the Postgres that it is started with, and backups have a place in either deployment', () => {
  const compose = read('compose.yaml')
  const [, version = 'none'] = /image: postgres:(\d+)-/.exec(compose) ?? []
  expect(read('Dockerfile')).toMatch(new RegExp(`apt-get install [^&]*\\bpostgresql-client-${version}\\b`))
  const [, place = 'none'] = /BACKUP_FOLDER: (\S+)/.exec(compose) ?? []
  expect(compose).toContain(`- backups:${place}\n`)
  // What a container's user may write to before a volume is there.
  expect(read('Dockerfile')).toMatch(new RegExp(`install --directory [^&]*${place}`))
  const kubernetes = read('kubernetes.yaml')
  expect(kubernetes).toMatch(/BACKUP_BUCKET: \S+/)
  expect(kubernetes).toMatch(/kind: CronJob\n[^]*?args: \[backup\]/)
})

test('no pod is ended while it waits for another one that prepares the database', () => {
  const probes = [
    ...read('kubernetes.yaml').matchAll(/startupProbe:[^]*?periodSeconds: (\d+)\s+failureThreshold: (\d+)/g),
  ]
  expect(probes).toHaveLength(2)
  for (const [, period, threshold] of probes)
    expect(Number(period) * Number(threshold) * 1000).toBeGreaterThan(longestWait)
  const [, minutes] = /--start-period=(\d+)m/.exec(read('Dockerfile')) ?? []
  expect(Number(minutes) * 60_000).toBeGreaterThan(longestWait)
})
