import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { environment } from '../../environment.ts'
import { onPostgresOnly, onSqliteOnly } from '../support/one-database.ts'
import { doc, docx, pdf, proposalFields, submissionForm } from '../support/submission-files.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import type { CallOptions } from '../support/test-api.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'

let api: TestIntake

beforeAll(async () => {
  api = await openTestIntake()
})

afterAll(async () => {
  await api.close()
})

beforeEach(() => {
  api.loggedErrors.length = 0
})

type Files = Parameters<typeof submissionForm>[1]

const oneFile: Files = [['proposal_file[0]', 'offer.pdf', pdf()]]

async function send(
  fields: Readonly<Record<string, string | null>> = {},
  files: Files = oneFile,
  options: CallOptions & { to?: string } = {},
) {
  const { to = '/api/tenders/level-recorders/apply', ...rest } = options
  const form = new Response(submissionForm({ ...proposalFields, ...fields }, files))
  const response = await api.call(to, {
    method: 'POST',
    body: await form.arrayBuffer(),
    ...rest,
    headers: { 'Content-Type': form.headers.get('content-type') ?? '', ...rest.headers },
  })
  return {
    status: response.status,
    headers: response.headers,
    ...submissionAnswerSchema.parse(await response.json()),
  }
}

async function ask(call: string, fields: Record<string, string>, options: CallOptions = {}) {
  const response = await api.call(`/api/receipts/${call}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...options,
  })
  return { status: response.status, ...submissionAnswerSchema.parse(await response.json()) }
}

async function recordsOfProposals() {
  const { docs } = await api.payload.find({
    collection: 'proposals',
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    sort: 'id',
    pagination: false,
  })
  return docs
}

/** What a proposal says that it costs, in its sealed form. */
async function sealedAmount(reference: string) {
  const row = (await recordsOfProposals()).find((one) => one.reference === reference)
  const tender = typeof row?.tender === 'number' ? row.tender : 0
  const { keyOfFile } = await import('../../procurement/proposals/sealing/key-file.ts')
  const { tenderIdentity } = await import('../../procurement/proposals/sealing/tender-key.ts')
  const { readSealedForm } = await import('../../procurement/proposals/opening/read-sealed-form.ts')
  const identity = await tenderIdentity(api.payload, tender, await keyOfFile(environment()))
  const place = { storedName: row?.storedName ?? '', tender, reference }
  return (await readSealedForm(api.store, identity ?? '', place)).answers['proposedAmount']
}

/** What is refused leaves no record and no file. */
async function expectNothingStored(work: () => Promise<unknown>): Promise<void> {
  const before = [(await recordsOfProposals()).length, await api.storedFiles()]
  await work()
  expect([(await recordsOfProposals()).length, await api.storedFiles()]).toEqual(before)
}

describe('a proposal', () => {
  test('is taken, and its receipt says when and what arrived', async () => {
    const file = pdf('whole')
    const { status, message, data } = await send({}, [['proposal_file[0]', 'C:\\bids\\عرض.pdf', file]])
    expect(status).toBe(201)
    expect(message).toBe('Your proposal was submitted successfully.')
    expect(data).toMatchObject({
      kind: 'proposal',
      received_at: '2026-06-15T12:00:00.000Z',
      time_zone: 'Asia/Amman',
      about: { reference_number: 'T-1', title: 'Level recorders' },
      files: [
        { name: 'عرض.pdf', size: file.length, sha256: createHash('sha256').update(file).digest('hex') },
      ],
      replaces: null,
      withdrawn_at: null,
    })
    expect(data?.reference).toMatch(/^P-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  })

  test('may bring pdf, doc and docx under any number, twenty of them', async () => {
    const files: [string, string, Buffer][] = [
      ['proposal_file[0]', 'a.PDF', pdf()],
      ['proposal_file[]', 'b.doc', doc()],
      ['proposal_file', 'c.docx', await docx()],
    ]
    for (let number = 3; number < 20; number++)
      files.push([`proposal_file[${number}]`, `${number}.pdf`, pdf()])
    const { status, data } = await send({}, files)
    expect(status).toBe(201)
    expect(data?.files.map(({ name }) => name).slice(0, 3)).toEqual(['a.PDF', 'b.doc', 'c.docx'])
    expect(data?.files).toHaveLength(20)
  })

  test('may be as large as 10 MB, and amounts and numbers may be written in Arabic digits', async () => {
    const limit = 10 * 1024 * 1024
    const { status, data } = await send({ proposed_amount: '٤٨٬٢٥٠٫٥', phone: '+۹۶۲ ۶ ۵۵۵ ۰۱۹۹' }, [
      ['proposal_file[0]', 'large.pdf', pdf('large', limit)],
    ])
    expect(status).toBe(201)
    expect(data?.files[0]?.size).toBe(limit)
  })

  test('may give its amount as its sender writes it; the receipt repeats it, and so does what is sealed', async () => {
    const company = 'Pompes et Forages'
    for (const [amount, value] of [
      ['1500,50', 1500.5],
      ['1\u202f500,5', 1500.5],
      ['۱٬۵۰۰', 1500],
    ] as const) {
      const headers = { lang: 'fr' }
      const { status, data } = await send({ company_name: company, proposed_amount: amount }, oneFile, {
        headers,
      })
      expect({ status, amount: data?.proposed_amount, currency: data?.currency }).toEqual({
        ...{ status: 201, amount: value, currency: 'JOD' },
      })
      const secret = data?.secret ?? ''
      const again = await ask('show', { reference: data?.reference ?? '', secret })
      expect(again.data?.proposed_amount).toBe(value)
      expect(await sealedAmount(data?.reference ?? '')).toBe(value)
    }
  })

  test('is answered in the language asked for', onPostgresOnly, async () => {
    const { message } = await send({}, oneFile, { headers: { lang: 'ar' } })
    expect(message).toContain('بنجاح')
  })

  test('leaves a record that says nothing of it, and only sealed files', async () => {
    const { data } = await send({ company_name: 'Unmistakable Pumps', proposed_amount: '987654' })
    const record = (await recordsOfProposals()).find(({ reference }) => reference === data?.reference)
    expect(record).toMatchObject({
      status: 'received',
      openedAt: null,
      companyName: null,
      proposedAmount: null,
    })
    expect(JSON.stringify(record)).not.toMatch(/Unmistakable|987654|offer\.pdf/)
    expect(record?.files).toEqual([
      expect.objectContaining({
        name: null,
        size: null,
        storedName: 'file-0.age',
        sha256: data?.files[0]?.sha256,
      }),
    ])
  })
})

describe('refused', () => {
  const required = [
    'company_name',
    'contact_person',
    'email',
    'phone',
    'country',
    'proposed_amount',
    'consent',
  ]
  const missing = 'Please fill all required fields and attach at least one file.'

  test.each(required)('without %s, with the message beside it', onPostgresOnly, async (field) => {
    await expectNothingStored(async () => {
      const { status, success, message, errors } = await send({ [field]: null })
      expect({ status, success, message }).toEqual({ status: 422, success: false, message: missing })
      expect(Object.keys(errors ?? {})).toEqual([field])
    })
  })

  test('with all that was typed, to be shown again, but no secret', onPostgresOnly, async () => {
    const { proposalSubmission } = await import('../../server/intake/submission-kinds.ts')
    const secrets = { secret: '11111-11111', replaces_secret: '22222-22222' }
    const body = submissionForm(
      { ...proposalFields, ...secrets, replaces_reference: 'P-1', email: 'no' },
      oneFile,
    )
    const request = new Request('http://localhost/', { method: 'POST', body })
    const sender = { language: 'en', address: '192.0.2.77' } as const
    const outcome = await api.intake.submissions.submit(
      proposalSubmission,
      'level-recorders',
      request,
      sender,
    )
    const { company_name } = proposalFields
    expect(outcome).toMatchObject({
      status: 422,
      typed: { company_name, email: 'no', replaces_reference: 'P-1' },
    })
    expect(JSON.stringify(outcome)).not.toMatch(/11111|22222/)
  })

  test('without a file, in four languages', onPostgresOnly, async () => {
    await expectNothingStored(async () => {
      for (const [lang, words] of [
        ['en', missing],
        ['ar', 'يرجى تعبئة جميع الحقول المطلوبة وإرفاق ملف واحد على الأقل.'],
        ['fr', 'Veuillez remplir tous les champs obligatoires et joindre au moins un fichier.'],
        ['fa', 'لطفاً همهٔ بخش‌های الزامی را پر کنید و دست‌کم یک فایل پیوست کنید.'],
      ] as const) {
        const { status, message, errors } = await send({}, [['proposal_file[]', '', Buffer.alloc(0)]], {
          headers: { lang },
        })
        expect({ status, message }).toEqual({ status: 422, message: words })
        expect(Object.keys(errors ?? {})).toEqual(['proposal_file'])
      }
    })
  })

  test.each([
    ['email', 'not an address'],
    ['phone', 'call me'],
    ['proposed_amount', '-5'],
    ['proposed_amount', 'NaN'],
    ['proposed_amount', '1e5'],
    ['currency', 'XYZ'],
    ['company_name', 'x'.repeat(201)],
    ['consent', '0'],
  ])('with %s given as %s', onPostgresOnly, async (field, value) => {
    await expectNothingStored(async () => {
      const { status, errors } = await send({ [field]: value })
      expect(status).toBe(422)
      expect(Object.keys(errors ?? {})).toEqual([field])
    })
  })

  test(
    'with an amount that could be two, shown beside the field in the reader’s format',
    onPostgresOnly,
    async () => {
      await expectNothingStored(async () => {
        const { status, errors } = await send({ proposed_amount: '1.500' }, oneFile, {
          headers: { lang: 'fr' },
        })
        expect(status).toBe(422)
        expect(errors).toEqual({
          proposed_amount: [
            expect.stringContaining('«\u00A01.500\u00A0» peut signifier 1\u202f500,00 ou 1,50.'),
          ],
        })
      })
    },
  )

  test('with a file over 10 MB, named', async () => {
    await expectNothingStored(async () => {
      const { status, message, errors } = await send({}, [
        ['proposal_file[0]', 'big plan.pdf', pdf('big', 10 * 1024 * 1024 + 1)],
      ])
      expect({ status, message }).toEqual({
        status: 413,
        message: 'File "big plan.pdf" is larger than 10MB.',
      })
      expect(errors).toEqual({ proposal_file: [message] })
    })
  })

  test('with more than 20 files, more than 60 MB, too many fields, or a field too long', async () => {
    await expectNothingStored(async () => {
      const many = Array.from({ length: 21 }, (_, n) => [`proposal_file[${n}]`, `${n}.pdf`, pdf()] as const)
      expect(await send({}, many)).toMatchObject({ status: 413, message: 'Please attach at most 20 files.' })
      const heavy = Array.from(
        { length: 7 },
        (_, n) => [`proposal_file[${n}]`, `${n}.pdf`, pdf('heavy', 9 * 1024 * 1024)] as const,
      )
      expect(await send({}, heavy)).toMatchObject({ status: 413 })
      const fields = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`more_${n}`, 'x']))
      expect(await send(fields)).toMatchObject({ status: 413 })
      expect(await send({ company_name: 'x'.repeat(30_000) })).toMatchObject({ status: 413 })
    })
  })

  test.each([
    ['a program with another ending', 'setup.exe', pdf()],
    ['no ending', 'offer', pdf()],
    ['a text called pdf', 'offer.pdf', Buffer.from('just words')],
    ['a PDF cut short', 'offer.pdf', pdf('x', 5000).subarray(0, 2000)],
    ['a PDF called docx', 'offer.docx', pdf()],
    ['a compound file without Word’s stream', 'offer.doc', doc('Workbook')],
    ['a damaged compound file', 'offer.doc', doc().subarray(0, 900)],
    ['nothing inside', 'offer.pdf', Buffer.alloc(0)],
  ])('with %s', async (_what, name, content) => {
    await expectNothingStored(async () => {
      const { status, errors, message } = await send({}, [['proposal_file[0]', name, content]])
      expect(status).toBe(415)
      expect(message).toContain(name)
      expect(errors).toEqual({ proposal_file: [message] })
    })
  })

  const unpackedTo = (size: number) => docx({ 'word/media/image1.bin': Buffer.alloc(size) })
  const megabyte = 1024 * 1024
  const unpacksTooLarge =
    'The Word files together unpack to more than 150 MB. Please make their pictures smaller, or save them as PDF.'

  test(
    'with a Word file that unpacks to more than a submission may, or several that do so together',
    onSqliteOnly,
    async () => {
      const bomb = await unpackedTo(160 * megabyte)
      expect(bomb.length).toBeLessThan(megabyte)
      const half = await unpackedTo(80 * megabyte)
      await expectNothingStored(async () => {
        for (const contents of [[bomb], [half, half]]) {
          const files = contents.map((content, n) => [`proposal_file[${n}]`, `${n}.docx`, content] as const)
          const { status, message, errors } = await send({}, files)
          expect({ status, message }).toEqual({ status: 413, message: unpacksTooLarge })
          expect(errors).toEqual({ proposal_file: [message] })
        }
        const crowded = await docx(
          Object.fromEntries(
            Array.from({ length: 2600 }, (_, n) => [`word/media/${n}.bin`, Buffer.from('x')]),
          ),
        )
        const twice = [0, 1].map((n) => [`proposal_file[${n}]`, `${n}.docx`, crowded] as const)
        expect(await send({}, twice)).toMatchObject({ status: 413, message: unpacksTooLarge })
      })
      expect(await send({}, [['proposal_file[0]', 'half.docx', half]])).toMatchObject({ status: 201 })
    },
  )

  test.each([
    ['company_name', '\u200b\u200b'],
    ['contact_person', '\u3164'],
    ['country', '\u200f'.repeat(30)],
    ['email', '\u2060'],
    ['phone', '\u00a0\u200e'],
    ['proposed_amount', '\u2066\u2069'],
  ])('with nothing to see in %s', onPostgresOnly, async (field, value) => {
    await expectNothingStored(async () => {
      const { status, message, errors } = await send({ [field]: value })
      expect({ status, message }).toEqual({ status: 422, message: missing })
      expect(errors).toEqual({ [field]: ['Please fill in this field.'] })
    })
  })

  test('with a name of a file longer than any', onPostgresOnly, async () => {
    await expectNothingStored(async () => {
      for (const length of [256, 1000, 5000, 20_000]) {
        const { status, message, errors } = await send({}, [
          ['proposal_file[0]', `${'long '.repeat(length / 5)}.pdf`, pdf()],
        ])
        expect(status).toBe(422)
        expect(message).toMatch(/^The name of file "long long .{90,110}" is too long\./)
        expect(errors).toEqual({ proposal_file: [message] })
      }
    })
  })

  test('with a zip that is no Word file, has macros, or is damaged', onPostgresOnly, async () => {
    const archives = [
      await docx({ 'xl/workbook.xml': Buffer.from('<x/>') }, { needed: false }),
      await docx({ 'word/vbaProject.bin': Buffer.from('macro') }),
      (await docx()).subarray(0, -30),
    ]
    await expectNothingStored(async () => {
      for (const content of archives) {
        const { status, message } = await send({}, [['proposal_file[0]', 'offer.docx', content]])
        expect({ status, message }).toMatchObject({
          status: 415,
          message: expect.stringContaining('damaged'),
        })
      }
      const { message } = await send({}, [['proposal_file[0]', 'locked.docx', doc('EncryptedPackage')]])
      expect(message).toContain('password')
    })
  })

  test('when robots fill in what people do not see', onPostgresOnly, async () => {
    await expectNothingStored(async () => {
      expect(await send({ website: 'https://spam.example' })).toMatchObject({
        status: 422,
        message: 'Submission failed. Please try again.',
      })
    })
  })

  test('for a tender that does not exist, or another than the form says', async () => {
    await expectNothingStored(async () => {
      const unknown = { status: 404, message: "The tender you're looking for doesn't exist or was removed." }
      expect(await send({}, oneFile, { to: '/api/tenders/no-such/apply' })).toMatchObject(unknown)
      expect(await send({ tender_id: 'closed-review' })).toMatchObject(unknown)
    })
  })

  test('as anything but multipart, or malformed', async () => {
    await expectNothingStored(async () => {
      for (const [type, body, status] of [
        ['application/json', '{}', 415],
        ['multipart/form-data', 'x', 415],
        [
          'multipart/form-data; boundary=x',
          '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut',
          400,
        ],
        ['multipart/form-data; boundary=x', '', 400],
      ] as const) {
        const response = await api.call('/api/tenders/level-recorders/apply', {
          method: 'POST',
          body,
          headers: { 'Content-Type': type },
        })
        expect([type, response.status]).toEqual([type, status])
      }
    })
  })
})

describe('the deadline', () => {
  const deadline = new Date('2026-06-17T13:00:00.000Z')

  test('is the server’s: what arrives before it counts, at it no more', async () => {
    const inTime = await send({ company_name: 'In time' }, oneFile, { now: new Date(deadline.getTime() - 1) })
    expect(inTime.status).toBe(201)
    await expectNothingStored(async () => {
      expect(await send({ company_name: 'Late' }, oneFile, { now: deadline })).toMatchObject({
        status: 410,
        message:
          'This tender is closed: the deadline passed before your proposal was received. It was not accepted.',
      })
    })
  })

  test('counts from the last byte, not the first', async () => {
    await expectNothingStored(async () => {
      let present = new Date(deadline.getTime() - 1000)
      const form = submissionForm({ ...proposalFields, company_name: 'Late too' }, oneFile)
      const whole = new Response(form)
      const bytes = new Uint8Array(await whole.arrayBuffer())
      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => controller.enqueue(bytes.subarray(0, 200)),
          pull: (controller) => {
            present = deadline
            controller.enqueue(bytes.subarray(200))
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const response = await api.call('/api/tenders/level-recorders/apply', {
        method: 'POST',
        body,
        headers: { 'Content-Type': whole.headers.get('content-type') ?? '' },
        clock: () => present,
      })
      expect(response.status).toBe(410)
    })
  })
})

describe('sent again', () => {
  const key = () => ({ 'Idempotency-Key': crypto.randomUUID() })

  test('under its key it gets the first receipt, also when sent at once and after the deadline', async () => {
    const headers = key()
    const [one, other] = await Promise.all([send({}, oneFile, { headers }), send({}, oneFile, { headers })])
    expect([one?.status, other?.status].toSorted()).toEqual([200, 201])
    expect(other?.data).toEqual(one?.data)
    const late = await send({}, oneFile, { headers, now: new Date('2026-07-01T00:00:00Z') })
    expect(late).toMatchObject({ status: 200, data: one?.data })
    const { docs } = await api.payload.find({
      collection: 'proposals',
      where: { reference: { equals: one?.data?.reference } },
      overrideAccess: true,
    })
    expect(docs).toHaveLength(1)
  })

  test('under the key of something else, or an unusable one, it is refused', async () => {
    const headers = key()
    await send({ company_name: 'First' }, oneFile, { headers })
    await expectNothingStored(async () => {
      expect(await send({ company_name: 'Second' }, oneFile, { headers })).toMatchObject({ status: 422 })
      expect(await send({}, oneFile, { headers: { 'Idempotency-Key': 'short' } })).toMatchObject({
        status: 400,
      })
    })
  })

  test('without a key, the same pressed twice is taken once', async () => {
    const fields = { company_name: 'Pressed Twice' }
    const [one, other] = await Promise.all([send(fields), send(fields)])
    expect(other?.data).toEqual(one?.data)
    expect((await send(fields)).data).toEqual(one?.data)
  })
})

describe('a receipt', () => {
  test('is shown to whoever holds its secret, and to nobody else', async () => {
    const { data } = await send({ company_name: 'Receipts' })
    const reference = data?.reference ?? ''
    const secret = data?.secret ?? ''
    expect(await ask('show', { reference, secret })).toMatchObject({ status: 200, data })
    expect(
      await ask('show', { reference: ` ${reference.toLowerCase()} `, secret: secret.replaceAll('-', ' ') }),
    ).toMatchObject({ data })
    const unknown = {
      status: 404,
      message: 'There is no submission with this reference and secret code. Please check both.',
    }
    expect(await ask('show', { reference, secret: '00000-00000' })).toMatchObject(unknown)
    expect(await ask('show', { reference: 'P-00000-00000', secret })).toMatchObject(unknown)
    expect(await ask('show', { reference: '%', secret: '' })).toMatchObject(unknown)
  })

  test('lets anybody verify a file who has it and the reference', async () => {
    const { data } = await send({ company_name: 'Verified' }, [
      ['proposal_file[0]', 'a.pdf', pdf('verified')],
    ])
    const verify = (reference: string, sha256: string) =>
      api.call(`/api/receipts/${reference}?sha256=${sha256}`)
    const found = await verify(data?.reference ?? '', data?.files[0]?.sha256 ?? '')
    expect(await found.json()).toEqual({
      success: true,
      data: { received_at: data?.received_at, withdrawn_at: null },
    })
    expect((await verify(data?.reference ?? '', 'a'.repeat(64))).status).toBe(404)
    expect((await verify('P-00000-00000', data?.files[0]?.sha256 ?? '')).status).toBe(404)
    expect((await verify(data?.reference ?? '', 'abc')).status).toBe(400)
  })

  test('withdraws before the deadline: files go, reference and hashes stay', async () => {
    const { data } = await send({ company_name: 'Withdrawn' })
    const before = (await api.storedFiles()).length
    const form = { reference: data?.reference ?? '', secret: data?.secret ?? '' }
    const late = { now: new Date('2026-06-17T13:00:00.000Z') }
    expect(await ask('withdraw', form, late)).toMatchObject({ status: 410 })
    expect(await ask('withdraw', form)).toMatchObject({
      status: 200,
      data: { withdrawn_at: '2026-06-15T12:00:00.000Z', files: data?.files },
    })
    expect((await api.storedFiles()).length).toBe(before - 2)
    expect(await ask('withdraw', form)).toMatchObject({ status: 409 })
    const record = (await recordsOfProposals()).find(({ reference }) => reference === form.reference)
    expect(record).toMatchObject({ status: 'withdrawn', storedName: null })
    // The same may be sent once more.
    expect(await send({ company_name: 'Withdrawn' })).toMatchObject({ status: 201 })
  })

  test('lets a new proposal take the place of the first, once', async () => {
    const { data: first } = await send({ company_name: 'Replaced' })
    const fields = {
      company_name: 'Replacement',
      replaces_reference: first?.reference ?? '',
      replaces_secret: first?.secret ?? '',
    }
    expect(await send({ ...fields, replaces_secret: 'wrong' })).toMatchObject({ status: 404 })
    const { status, data } = await send(fields)
    expect(status).toBe(201)
    expect(data?.replaces).toBe(first?.reference)
    const old = (await recordsOfProposals()).find(({ reference }) => reference === first?.reference)
    expect(old).toMatchObject({ status: 'withdrawn', replacedBy: data?.reference, storedName: null })
    expect(await send({ ...fields, company_name: 'Once more' })).toMatchObject({ status: 409 })
  })

  test('takes one of two that come in its place at the same moment, and stores nothing of the other', async () => {
    const { data: first } = await send({ company_name: 'Replaced at once' })
    const before = await recordsOfProposals()
    const inItsPlace = {
      replaces_reference: first?.reference ?? '',
      replaces_secret: first?.secret ?? '',
    }
    const both = await Promise.all(
      ['One', 'Other'].map((company_name) => send({ company_name, ...inItsPlace })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const taken = both.find(({ status }) => status === 201)?.data?.reference
    const after = await recordsOfProposals()
    expect(after).toHaveLength(before.length + 1)
    expect(after.find(({ reference }) => reference === first?.reference)).toMatchObject({
      ...{ status: 'withdrawn', replacedBy: taken, storedName: null },
    })
    const { docs } = await api.payload.find({
      collection: 'procurement-record',
      where: { action: { equals: 'proposal withdrawn' }, reference: { equals: first?.reference ?? '' } },
      overrideAccess: true,
    })
    expect(docs.map(({ details }) => details)).toEqual([JSON.stringify({ replacedBy: taken })])
    expect((await verified()).faults).toEqual([])
  })

  test('that arrived in time takes the place of the first also when the deadline passes meanwhile', async () => {
    const { data: first } = await send({ company_name: 'Just in time' })
    const deadline = Date.parse('2026-06-17T13:00:00.000Z')
    let present = new Date(deadline - 1000)
    const create = api.payload.create.bind(api.payload)
    const creating = vi.spyOn(api.payload, 'create').mockImplementation((options) => {
      present = new Date(deadline + 1000)
      return create(options)
    })
    onTestFinished(() => creating.mockRestore())
    const inItsPlace = {
      replaces_reference: first?.reference ?? '',
      replaces_secret: first?.secret ?? '',
    }
    const { status, data } = await send({ company_name: 'Slowly', ...inItsPlace }, oneFile, {
      clock: () => present,
    })
    expect(status).toBe(201)
    const old = (await recordsOfProposals()).find(({ reference }) => reference === first?.reference)
    expect(old).toMatchObject({ replacedBy: data?.reference, withdrawnAt: data?.received_at })
    expect((await verified()).faults).toEqual([])
  })
})

describe('when something of ours is away', () => {
  test('the answer is 503 with Retry-After, nothing is stored, and the failure is logged', async () => {
    await expectNothingStored(async () => {
      const create = api.payload.create
      api.payload.create = () => Promise.reject(new Error('the database is away'))
      try {
        const { status, headers, message } = await send({ company_name: 'Unlucky' })
        expect(status).toBe(503)
        expect(headers.get('Retry-After')).toBe('120')
        expect(message).toContain('nothing has been saved')
      } finally {
        api.payload.create = create
      }
      expect(api.loggedErrors).toEqual([new Error('the database is away')])
    })
    expect(await send({ company_name: 'Unlucky' })).toMatchObject({ status: 201 })
  })
})

describe('when the database fails after the proposal is on the record', () => {
  async function failing(collection: string, work: () => Promise<unknown>): Promise<void> {
    const create = api.payload.create.bind(api.payload)
    const failAfter = async (options: Parameters<typeof create>[0]) => {
      if (options.collection === collection) throw new Error('the row can’t be written')
      return create(options)
    }
    Object.assign(api.payload, { create: failAfter })
    try {
      await work()
    } finally {
      Object.assign(api.payload, { create })
    }
  }

  test('nothing of it is stored, the record says that it never came to count, and verifies', async () => {
    await expectNothingStored(() =>
      failing('proposals', async () => {
        expect(await send({ company_name: 'Cut short' })).toMatchObject({ status: 503 })
      }),
    )
    const { docs } = await api.payload.find({ collection: 'procurement-record', sort: '-sequence', limit: 2 })
    expect(docs.map(({ action }) => action)).toEqual(['proposal not completed', 'proposal received'])
    expect((await verified()).missingProposals).toEqual([])
  })
})

async function verified() {
  const { verifyProcurementRecord } = await import('../../procurement/procurement-record/verify.ts')
  return verifyProcurementRecord(api.payload, api.store)
}

test('what was taken in, withdrawn and replaced verifies, byte for byte, with the hash of each form', async () => {
  const { isSound } = await import('../../procurement/procurement-record/verify.ts')
  const found = await verified()
  expect(found.faults).toEqual([])
  expect(isSound(found)).toBe(true)
  expect(found.withoutFormHash).toEqual([])
  expect(found.proposals).toBeGreaterThan(10)
})

test('every proposal is on the record, and its chain is whole', async () => {
  const { docs } = await api.payload.find({
    collection: 'procurement-record',
    overrideAccess: true,
    sort: 'sequence',
    pagination: false,
  })
  const received = docs
    .filter(({ action }) => action === 'proposal received')
    .map(({ reference }) => reference)
  expect(received).toEqual(
    expect.arrayContaining((await recordsOfProposals()).map(({ reference }) => reference)),
  )
  expect(docs.map(({ previousHash }) => previousHash)).toEqual([
    '0'.repeat(64),
    ...docs.slice(0, -1).map(({ hash }) => hash),
  ])
})
