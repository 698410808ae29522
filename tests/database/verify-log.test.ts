import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  judgeLog,
  judgeReceipt,
  type JudgedLog,
} from '../../commands/stand-alone/transparency-log/judge-log.ts'
import {
  faultOfFormerNote,
  readTransparencyLog,
  type TransparencyLog,
} from '../../commands/stand-alone/transparency-log/read-log.ts'
import { keysOfLog } from '../../commands/stand-alone/transparency-log/entries.ts'
import { verifyLogProgram } from '../../commands/steps/build-sealing.ts'
import { run } from '../../commands/steps/run.ts'
import { canonicalJson, readCanonicalJson, type Json } from '../../proofs/canonical-json.ts'
import { toBase64, utf8 } from '../../proofs/bytes.ts'
import { sha256 } from '../../proofs/hash.ts'
import { treeInMemory } from '../../proofs/tree-in-memory.ts'
import { leafHash } from '../../proofs/tree.ts'
import { openShares, readSharesToOpen, sealHanded } from '../../sealing/hand-over.ts'
import { openTestOpenings } from '../support/custodian-openings.ts'
import { publishedWithTerms, testCustodians, withoutWaiting } from '../support/custodians.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { testDocument } from '../support/test-records.ts'

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** A log in which everything happened as it should: a tender with four proposals was opened, another is open. */
describe('from outside, with public data alone', onSqliteOnly, () => {
  let opened: Awaited<ReturnType<typeof openTestOpenings>>
  let letWait: () => void
  let server: ReturnType<typeof serve>
  let site: string
  let folder: string
  let log: TransparencyLog
  let judged: JudgedLog
  let reference: string
  let tender: number
  let receipts: string[]
  /** What happens once the site has said something of a tender. */
  let afterAnswer: (() => Promise<unknown>) | undefined
  const read = async (address: string) =>
    new Uint8Array(await (await fetch(`${site}/transparency/${address}`)).arrayBuffer())
  const program = (...words: string[]) =>
    run(process.execPath, [path.join(folder, 'verify-log.mjs'), site, ...words], { folder })

  beforeAll(async () => {
    opened = await openTestOpenings()
    letWait = await withoutWaiting()
    folder = await mkdtemp(path.join(tmpdir(), 'verify-log-'))
    await writeFile(path.join(folder, 'verify-log.mjs'), await verifyLogProgram())
    await prepare()
    ;({ server, site } = await serveSite())
    log = await readTransparencyLog(read)
    judged = judgeLog(log)
  })
  afterAll(async () => {
    server.close()
    letWait()
    await rm(folder, { recursive: true })
    await opened.close()
  })

  async function prepare(): Promise<void> {
    const { payload, modules, signer, support, store, contextAt, sign } = opened
    const { termsOfTender } = await import('../../procurement/terms/terms-of-tender.ts')
    const { publishBatch } = await import('../../transparency/batches/publish-batch.ts')
    const { disclose, discloseDecoys } = await import('../../transparency/batches/disclose.ts')
    const { withdrawEnvelope } = await import('../../procurement/proposals/envelopes/withdraw-envelope.ts')
    const { codeOf } = await import('../../sealing/codes.ts')
    const { endFormerScheme } = await import('../../procurement/terms/former-scheme.ts')
    const start = Math.floor(Date.now() / 1000) * 1000
    const at = (hours: number) => new Date(start + hours * 3_600_000)
    const document = await payload.create({
      collection: 'documents',
      data: { title: 'Terms of reference' },
      file: { name: 'terms.pdf', mimetype: 'application/pdf', data: testDocument, size: testDocument.length },
    })
    const all = await testCustodians(payload)
    await endFormerScheme(signer, at(0))
    const made = await publishedWithTerms(all, { deadline: at(24).toISOString(), documents: [document.id] })
    await payload.update({
      ...{ collection: 'tenders', id: made.id },
      data: { deadline: at(48).toISOString(), reasonForChange: 'More time', _status: 'published' },
    })
    await publishedWithTerms(all, { deadline: at(240).toISOString() })
    const terms = await termsOfTender(signer, made.id)
    if (!terms) throw new Error('It has no terms')
    const withTerms = { ...made, terms }
    const sealed = []
    for (let number = 0; number < 4; number++)
      sealed.push(await support.storeEnvelope(signer, store(), withTerms, { receivedAt: at(number + 1) }))
    const [, withdrawn] = sealed
    if (!withdrawn) throw new Error('Nothing was sealed')
    await withdrawEnvelope(
      signer,
      {
        ...{ id: withdrawn.id, reference: withdrawn.reference, envelopeSha256: withdrawn.sha256 },
        ...{ tender: made.id, tenderReference: made.reference },
      },
      { secret: codeOf(new Uint8Array(16)) },
      at(5),
    )
    for (const hours of [2, 6])
      await publishBatch({ ...signer, sealedTenders: async () => [made.id] }, at(hours))
    const now = at(50)
    const context = contextAt(now)
    await modules.beginOpening(context, made.id, opened.buyer, async (act) => ({
      ...{ act, account: opened.buyer.id, method: 'password', nonce: 'n', challenge: 'c' },
      approvedAt: now.toISOString(),
    }))
    for (const { person, key } of all.custodians.slice(1)) {
      await sign()
      const given = await modules.sharesForCustodian(context, made.id, person)
      const shares = readSharesToOpen(JSON.parse(JSON.stringify(given)), made.reference, now)
      const { handed } = await openShares(shares, key)
      await modules.handInShares(context, made.id, person, await sealHanded(shares.procurementKey, handed))
    }
    await modules.openEnvelopes(context, made.id)
    await disclose(signer, made.id, at(52))
    await discloseDecoys(signer, at(52))
    await sign()
    ;({ id: tender, reference } = made)
    const rows = await Promise.all(sealed.map(({ id }) => opened.rowOf(id)))
    receipts = rows.map(({ receiptNote }) => receiptNote ?? '')
  }

  async function serveSite() {
    const { payload, dataFolder } = opened
    const { environment } = await import('../../environment.ts')
    const { transparency } = await import('../../server/transparency/transparency.ts')
    const { createPublicApi } = await import('../../server/api/public-api.ts')
    const { createIntakeService } = await import('../../server/intake/intake-service.ts')
    const [now, reportError] = [() => new Date(), () => undefined]
    const intake = createIntakeService({ payload, settings: environment(), now, reportError })
    const app = new Hono()
    app.route('/transparency', transparency({ payload, settings: environment() }))
    app.use('/api/tenders/:id', async (_context, next) => {
      await next()
      const act = afterAnswer
      afterAnswer = undefined
      await act?.()
    })
    app.route(
      '/api',
      createPublicApi({ payload, intake, now, siteUrl: 'https://n.example', logError: reportError }),
    )
    app.get('/files/documents/:name', async (context) => {
      const file = path.join(dataFolder, 'documents', path.basename(context.req.param('name')))
      return context.body(new Uint8Array(await readFile(file)))
    })
    return new Promise<{ server: ReturnType<typeof serve>; site: string }>((resolve) => {
      const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
        resolve({ server: listening, site: `http://127.0.0.1:${port}` }),
      )
    })
  }

  test('one file finds a sound log whole, with receipts that it has, and exits with 0', async () => {
    const files = await Promise.all(
      receipts.map(async (note, index) => {
        const file = path.join(folder, `receipt-${index}.txt`)
        await writeFile(file, note)
        return file
      }),
    )
    const former = path.join(folder, 'former.txt')
    const { readCheckpointNotes } = await import('../../transparency/log-rows.ts')
    const [first] = await readCheckpointNotes(opened.payload)
    await writeFile(former, await read(`checkpoints/${first?.size}`))
    const key = new TextDecoder().decode(await read('key')).trim()
    const words = ['--key', key, '--former', former, ...files.flatMap((file) => ['--receipt', file])]
    const { status, output } = await program(...words)
    expect(output).toContain('WHOLE: ')
    expect(output).toContain('2 tenders with custodians, 1 of them opened')
    expect(output.match(/is entry \d+ of the log/g)).toHaveLength(4)
    expect(output).not.toContain('FOUND')
    expect(status).toBe(0)
  })

  test('what is not so on the site, or was changed in its database, is named by the program, which exits with 1', async () => {
    const [table, deadline] = [sql.identifier('tenders'), sql.identifier('deadline')]
    const byHand = (statement: ReturnType<typeof sql>) => opened.byHand(statement)
    await byHand(sql`UPDATE ${table} SET ${deadline} = '2126-01-01T00:00:00.000Z' WHERE id = ${tender}`)
    const sequence = judged.entries.minutes[0]?.sequence ?? 0
    const leaf = log.leaves[sequence] ?? ''
    await byHand(
      sql`UPDATE log_entries SET leaf = ${leaf.replace('"withdrawn"', '"broken"')} WHERE sequence = ${sequence}`,
    )
    const { status, output } = await program('--patience', '0')
    await byHand(sql`UPDATE log_entries SET leaf = ${leaf} WHERE sequence = ${sequence}`)
    expect(output).toContain('NOTE: the key was given by the log itself')
    expect(output).toContain(`FOUND: tender ${reference}: the site says 2126-01-01T00:00:00.000Z`)
    expect(output).toContain('entries of the log are not those that its checkpoint signs')
    expect(output).toMatch(/FOUND: tender .*“broken” in the minutes, and “withdrawn” by the log’s entries/)
    expect(output).toMatch(/NOT WHOLE: \d+ found/)
    expect(status).toBe(1)
    const foreign = await program('--key', 'other+00000000+AQ==')
    expect(foreign).toMatchObject({ status: 1, output: 'NOT VERIFIED: the key of the log is none\n' })
  })

  test('what the site says before its log has it is looked at again, and accuses nobody', async () => {
    const { payload } = opened
    const { deadline } = await payload.findByID({ collection: 'tenders', id: tender, depth: 0 })
    const set = (moment: string) =>
      opened.byHand(
        sql`UPDATE ${sql.identifier('tenders')} SET ${sql.identifier('deadline')} = ${moment} WHERE id = ${tender}`,
      )
    await set('2126-01-01T00:00:00.000Z')
    afterAnswer = async () => set(judged.tenders.find(({ id }) => id === tender)?.deadline ?? '')
    const { status, output } = await program('--patience', '0')
    await set(deadline)
    expect(output).toContain('WHOLE: ')
    expect(output).not.toContain('FOUND')
    expect(status).toBe(0)
  })

  /** A log whose leaves somebody with all keys has written otherwise. */
  const withLeaves = (leaves: readonly string[]) => ({
    ...{ key: log.key, checkpoint: log.checkpoint, leaves },
    tree: treeInMemory(leaves.map((leaf) => leafHash(utf8(leaf)))),
  })
  const leafAt = (sequence: number): Record<string, Json> => {
    const leaf = readCanonicalJson(log.leaves[sequence] ?? '')
    if (typeof leaf !== 'object' || leaf === null || isList(leaf)) throw new Error('This is no leaf')
    return { ...leaf }
  }
  const changed = (sequence: number, change: (leaf: Record<string, Json>) => Record<string, Json>) => {
    return log.leaves.with(sequence, canonicalJson(change(leafAt(sequence))))
  }
  type Of = keyof JudgedLog['entries']
  const place = (kind: Of, index = 0) => judged.entries[kind].at(index)?.sequence ?? -1
  const added = (leaf: Record<string, Json>) => [...log.leaves, canonicalJson(leaf)]
  const termsOf = () => judged.entries.terms[0]
  const firstReference = () => judged.entries.minutes[0]?.proposals[0]?.reference ?? ''
  const about = () => ({ at: '2127-01-01T00:00:00.000Z', tender, reference })
  const firstOf = (leaf: Record<string, Json>, name: string): Record<string, Json>[] => {
    const list = leaf[name] ?? null
    return isList(list) ? list.map((one) => (isObject(one) ? { ...one } : {})) : []
  }

  test.each<[string, () => readonly string[], string | RegExp]>([
    [
      'no entry of the product',
      () => [...log.leaves, '{"kind": "terms"}'],
      'is nothing that this product writes',
    ],
    [
      'a deadline earlier',
      () => changed(place('addendum'), (leaf) => ({ ...leaf, deadline: '2020-01-01T00:00:00.000Z' })),
      'moves the deadline earlier',
    ],
    [
      'other terms',
      () =>
        added({
          ...leafAt(place('terms')),
          at: '2127-01-01T00:00:00.000Z',
        }),
      'gives it other terms',
    ],
    [
      'an addendum after the opening',
      () =>
        added({
          ...about(),
          kind: 'addendum',
          terms: judged.tenders[0]?.terms ?? '',
          deadline: '2127-02-01T00:00:00.000Z',
        }),
      'changes it after its opening was begun',
    ],
    [
      'an opening before the deadline',
      () => changed(place('opening begun'), (leaf) => ({ ...leaf, at: '2020-01-01T00:00:00.000Z' })),
      'its opening was begun before its deadline',
    ],
    [
      'an opening by another deadline',
      () => changed(place('opening begun'), (leaf) => ({ ...leaf, deadline: '2020-01-01T00:00:00.000Z' })),
      'went by another deadline',
    ],
    [
      'an opening twice',
      () =>
        added({
          ...about(),
          kind: 'opening begun',
          terms: judged.tenders[0]?.terms ?? '',
          deadline: termsOf()?.deadline ?? '',
        }),
      'begins its opening again',
    ],
    [
      'a share of somebody else',
      () => changed(place('share handed in'), (leaf) => ({ ...leaf, fingerprint: 'AAAAA' })),
      'none of its custodians’',
    ],
    [
      'custodians whom nobody appointed',
      () => changed(place('terms'), (leaf) => ({ ...leaf, appointment: 0 })),
      'not those that an entry appoints',
    ],
    [
      'a key that was not rehearsed',
      () => changed(place('rehearsal'), (leaf) => ({ ...leaf, fingerprint: 'AAAAA' })),
      'was not rehearsed',
    ],
    [
      'a key that nobody registered',
      () => changed(place('custodian registered', 3), (leaf) => ({ ...leaf, recipient: 'age1other' })),
      'without being registered',
    ],
    [
      'minutes without a proposal',
      () =>
        changed(place('minutes'), (leaf) => ({ ...leaf, proposals: firstOf(leaf, 'proposals').slice(1) })),
      'was received, and is not in the minutes',
    ],
    [
      'minutes with one more',
      () =>
        changed(place('minutes'), (leaf) => ({
          ...leaf,
          proposals: firstOf(leaf, 'proposals').map((one, index) =>
            index === 0 ? { ...one, reference: 'P-00000-00000' } : one,
          ),
        })),
      'no receipt of it is in the log',
    ],
    [
      'another envelope in the minutes',
      () =>
        changed(place('minutes'), (leaf) => ({
          ...leaf,
          proposals: firstOf(leaf, 'proposals').map((one) => ({ ...one, envelope: 'ab'.repeat(32) })),
        })),
      'say something else',
    ],
    [
      'a withdrawal that nobody made',
      () =>
        changed(place('minutes'), (leaf) => ({
          ...leaf,
          proposals: firstOf(leaf, 'proposals').map((one) => ({ ...one, fate: 'withdrawn' })),
        })),
      'is “withdrawn” in the minutes',
    ],
    [
      'other custodians in the minutes',
      () =>
        changed(place('minutes'), (leaf) => ({ ...leaf, custodians: firstOf(leaf, 'custodians').slice(1) })),
      'name other custodians',
    ],
    [
      'too few shares',
      () =>
        changed(place('minutes'), (leaf) => ({
          ...leaf,
          custodians: firstOf(leaf, 'custodians').map((one) => ({ ...one, good: 0 })),
        })),
      'with key shares of 0 custodians',
    ],
    [
      'moments that can’t be',
      () => changed(place('minutes'), (leaf) => ({ ...leaf, begunAt: '2020-01-01T00:00:00.000Z' })),
      'can’t be true together',
    ],
    [
      'minutes that lack a part',
      () => changed(place('minutes'), (leaf) => ({ ...leaf, parts: 2 })),
      'have 1 of 2 parts',
    ],
    [
      'minutes of a tender without terms',
      () => changed(place('minutes'), (leaf) => ({ ...leaf, tender: 999 })),
      'which has no terms',
    ],
    [
      'nothing disclosed',
      () => changed(place('disclosed'), (leaf) => ({ ...leaf, tender: 999 })),
      'its entries are not disclosed',
    ],
    [
      'another text than was committed to',
      () =>
        changed(place('disclosed'), (leaf) => ({
          ...leaf,
          entries: firstOf(leaf, 'entries').map((one) => ({ ...one, text: 'something else' })),
        })),
      'than was committed to',
    ],
    [
      'an entry left out of what is disclosed',
      () =>
        changed(place('disclosed'), (leaf) => ({
          ...leaf,
          entries: firstOf(leaf, 'entries').filter(
            ({ text }) => !JSON.stringify(text ?? '').includes(firstReference()),
          ),
        })),
      'no receipt of it is in the log',
    ],
    [
      'another decoy',
      () =>
        changed(place('decoys disclosed'), (leaf) => ({ ...leaf, seed: toBase64(sha256(utf8('other'))) })),
      'than was committed to',
    ],
    [
      'a decoy that was none',
      () =>
        changed(place('decoys disclosed'), (leaf) => ({
          ...leaf,
          decoys: [judged.entries.disclosed[0]?.entries[0]?.sequence ?? 0],
        })),
      'both disclose entry',
    ],
    [
      'a batch with a leaf too many',
      () => added({ kind: 'sealed', commitment: 'AAAA' }),
      'batches have eight',
    ],
    [
      'a sealed entry twice',
      () => added({ kind: 'sealed', commitment: judged.entries.sealed[0]?.commitment ?? '' }),
      'repeats another sealed entry',
    ],
    [
      'a tender of the former scheme, later',
      () => added({ ...about(), kind: 'former scheme', deadline: '2127-02-01T00:00:00.000Z' }),
      'after it had ended',
    ],
    ['a log opened again', () => added(leafAt(0)), 'opens the log again'],
    [
      'another key',
      () => changed(0, (leaf) => ({ ...leaf, logKey: 'other+00000000+AQ==' })),
      'name another key',
    ],
  ])('finds %s', (_what, leaves, finding) => {
    const { findings } = judgeLog(withLeaves(leaves()))
    expect(findings.join('\n')).toMatch(finding instanceof RegExp ? finding : new RegExp(finding))
  })

  test('finds nothing in a sound log, a receipt that is not in it, and a log that was made shorter', async () => {
    expect([...log.findings, ...judged.findings]).toEqual([])
    const [receipt = ''] = receipts
    expect(
      judgeReceipt(receipt.replace('Sealed by: browser', 'Sealed by: server'), judged).finding,
    ).toContain('not genuine: changed')
    const without = judged.entries.sealed.filter(
      ({ commitment }) => judgeReceipt(receipt, judged).note && commitment === '',
    )
    const missing = { ...judged, entries: { ...judged.entries, sealed: without } }
    expect(judgeReceipt(receipt, missing).finding).toContain('has no entry in the log')
    const shorter = withLeaves(log.leaves.slice(0, -1))
    const note = new TextDecoder().decode(await read('checkpoint'))
    const faultsIn = (changedLog: typeof shorter) =>
      faultOfFormerNote(note, keysOfLog(judged.entries), changedLog)
    expect(faultsIn(shorter)).toEqual([expect.stringContaining('were taken out of it')])
    const other = withLeaves(log.leaves.with(3, '{}'))
    expect(faultsIn(other)).toEqual([expect.stringContaining('are others')])
  })
})
