import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Form, WrittenAnswer } from '../../submissions/forms/form.ts'
import { onSqliteOnly } from '../support/one-database.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import { pdf, proposalFields, submissionForm } from '../support/submission-files.ts'

/**
 * A personal field is added to the form of a proposal, by its declaration and a column of the database alone. It is then
 * on the page, checked, described, sealed, exported and erased.
 */
const added: WrittenAnswer = {
  kind: 'text',
  column: 'affiliation',
  label: ({ applications }) => applications.fields.position,
  longest: 30,
  autoComplete: 'organization-title',
}
const answer = 'Keeper of the Ninth Spring'
const formFile = '../../procurement/proposals/form.ts'

let api: import('../support/test-api.ts').TestApi

beforeAll(async () => {
  // One process runs many files: what they have loaded knows the form as it is.
  vi.resetModules()
  vi.doMock(formFile, async (importOriginal) => {
    const { proposalForm } = await importOriginal<{ proposalForm: Form }>()
    return { proposalForm: { ...proposalForm, fields: { ...proposalForm.fields, affiliation: added } } }
  })
  const { openTestApi } = await import('../support/test-api.ts')
  api = await openTestApi()
  const { rawSql } = await import('../../store/database/raw-sql.ts')
  const database = await rawSql(api.payload)
  await database.write([sql`ALTER TABLE proposals ADD COLUMN affiliation text`])
})

afterAll(async () => {
  await api.close()
  vi.doUnmock(formFile)
  vi.resetModules()
})

async function send(fields: Readonly<Record<string, string>>, lang = 'en') {
  const form = new Response(
    submissionForm({ ...proposalFields, ...fields }, [['proposal_file[0]', 'offer.pdf', pdf()]]),
  )
  const response = await api.call('/api/tenders/level-recorders/apply', {
    method: 'POST',
    body: await form.arrayBuffer(),
    headers: { 'Content-Type': form.headers.get('content-type') ?? '', lang },
  })
  return { status: response.status, ...submissionAnswerSchema.parse(await response.json()) }
}

/** Its row, and the key that opens it. */
async function sealedProposal(reference: string) {
  const { docs } = await api.payload.find({
    collection: 'proposals',
    where: { reference: { equals: reference } },
    showHiddenFields: true,
    depth: 0,
  })
  const [proposal] = docs
  if (!proposal) throw new Error('There is no such proposal')
  const { keyOfFile } = await import('../../procurement/proposals/sealing/key-file.ts')
  const { tenderIdentity } = await import('../../procurement/proposals/sealing/tender-key.ts')
  const { environment } = await import('../../environment.ts')
  const { tenderIdOf } = await import('../../procurement/proposals/opening/tender-id-of.ts')
  const tender = tenderIdOf(proposal)
  const identity = await tenderIdentity(api.payload, tender, await keyOfFile(environment()))
  if (!identity) throw new Error('Its tender has no key')
  return { proposal, tender, identity, dataFolder: environment().dataFolder }
}

async function open(reference: string) {
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const { openProposal, writeOpened } = await import('../../procurement/proposals/opening/open-proposal.ts')
  const { proposal, identity, dataFolder } = await sealedProposal(reference)
  const store = new DiskSubmissionStore(dataFolder)
  const opened = await openProposal({ store, scan: async () => 'none' }, identity, proposal)
  await writeOpened(api.payload, proposal.id, opened, new Date('2026-07-02T09:00:00.000Z'))
  return { opened, store }
}

test.each([
  ['en', '/tenders/x/apply', 'Current position'],
  ['ar', '/ar/tenders/x/apply', 'الوظيفة الحالية'],
  ['fr', '/fr/tenders/x/apply', 'Poste actuel'],
  ['fa', '/fa/tenders/x/apply', 'شغل کنونی'],
])('the page in %s asks for it', onSqliteOnly, async (_language, address, label) => {
  await import('../../site/language/all-messages.ts')
  const { ProposalForm } = await import('../../site/pages/tenders/proposal-form.tsx')
  const tender = { id: '7', slug: 'x', deadline: '2026-07-01T09:00:00.000Z', timeZone: 'Asia/Amman' }
  const Component = () =>
    createElement(ProposalForm, {
      tender: tender as import('../../procurement/tenders/kind.ts').Tender,
      sealer: null,
      onAccepted: () => undefined,
    })
  const Page = createRoutesStub([{ path: address, Component }])
  const html = renderToStaticMarkup(createElement(Page, { initialEntries: [address] }))
  expect(html).toContain(label)
  const [input = ''] = /<input[^>]*name="affiliation"[^>]*>/.exec(html) ?? []
  for (const part of ['autoComplete="organization-title"', 'maxLength="30"', 'required=""', 'type="text"'])
    expect(input).toContain(part)
})

test(
  'the API refuses a proposal without it, and one where it is too long, in the sender’s language',
  onSqliteOnly,
  async () => {
    expect(await send({}, 'fr')).toMatchObject({
      status: 422,
      message: 'Veuillez remplir tous les champs obligatoires et joindre au moins un fichier.',
      errors: { affiliation: ['Veuillez remplir ce champ.'] },
    })
    expect(await send({})).toMatchObject({
      status: 422,
      message: 'Please fill all required fields and attach at least one file.',
      errors: { affiliation: ['Please fill in this field.'] },
    })
    expect(await send({ affiliation: 'x'.repeat(31) }, 'ar')).toMatchObject({
      status: 422,
      errors: { affiliation: ['هذا النص طويل جدًا.'] },
    })
  },
)

test('the OpenAPI document describes it', onSqliteOnly, async () => {
  const described = z.object({
    components: z.object({
      schemas: z.object({
        ProposalForm: z.object({
          properties: z.record(z.string(), z.unknown()),
          required: z.array(z.string()),
        }),
      }),
    }),
  })
  const response = await api.call('/api/openapi.json')
  const { ProposalForm } = described.parse(await response.json()).components.schemas
  expect(ProposalForm.properties['affiliation']).toEqual({ type: 'string' })
  expect(ProposalForm.required).toContain('affiliation')
})

test('it is sealed, then exported, then erased', onSqliteOnly, async () => {
  const email = 'ninth@spring.example'
  const { data } = await send({ affiliation: answer, email })
  const reference = data?.reference ?? ''
  const { everyRow } = await import('../support/every-row.ts')

  const { proposal, tender, identity, dataFolder } = await sealedProposal(reference)
  const { DiskSubmissionStore } = await import('../../submissions/store/disk-submission-store.ts')
  const { readSealedForm } = await import('../../procurement/proposals/opening/read-sealed-form.ts')
  const place = { storedName: proposal.storedName ?? '', tender, reference }
  const { answers } = await readSealedForm(new DiskSubmissionStore(dataFolder), identity, place)
  expect(answers['affiliation']).toBe(answer)
  expect(await everyRow(api.payload)).not.toContain(answer)
  const folder = path.join(dataFolder, 'submissions', 'stored', proposal.storedName ?? '')
  for (const file of await readdir(folder))
    expect((await readFile(path.join(folder, file))).includes(answer)).toBe(false)

  const { store } = await open(reference)
  expect(await everyRow(api.payload)).toContain(answer)
  const { callConfirming } = await import('../support/rest.ts')
  const { staffOf } = await import('../support/staff-of-role.ts')
  const buyer = await staffOf(api.payload, 'Buyer', 'procurement')
  const [head, row] = (
    await (await callConfirming(api.payload, buyer, '/proposals/export.csv')).text()
  ).split('\r\n')
  expect(head?.split(',').indexOf('Affiliation')).toBeGreaterThan(0)
  expect(row?.split(',')[head?.split(',').indexOf('Affiliation') ?? 0]).toBe(answer)
  const { erasePersonalData, findPersonalData } = await import('../../retention/personal-data.ts')
  expect((await findPersonalData(api.payload, email)).get('proposals')).toMatchObject([
    { affiliation: answer },
  ])

  await erasePersonalData(api.payload, store, email, new Date('2026-07-03T09:00:00.000Z'))
  expect(await everyRow(api.payload)).not.toContain(answer)
  const receipt = await api.call('/api/receipts/show', {
    method: 'POST',
    body: new URLSearchParams({ reference, secret: data?.secret ?? '' }),
  })
  expect(receipt.status).toBe(404)
})

test(
  'a proposal that was sealed before it was asked opens all the same, without it',
  onSqliteOnly,
  async () => {
    const { makeSealedProposal } = await import('../support/sealed-proposal.ts')
    const { openTestSealingKey } = await import('../support/sealing-key.ts')
    const { environment } = await import('../../environment.ts')
    const key = await openTestSealingKey()
    const { docs } = await api.payload.find({
      collection: 'tenders',
      where: { slug: { equals: 'level-recorders' } },
    })
    const { reference } = await makeSealedProposal({
      payload: api.payload,
      dataFolder: environment().dataFolder,
      sealingKey: key.sealingKey,
      tender: docs[0]?.id ?? 0,
    })
    const { opened } = await open(reference)
    expect(opened.answers).toMatchObject({ companyName: 'Company of Rivers', affiliation: null })
  },
)
