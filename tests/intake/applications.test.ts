import { createHash } from 'node:crypto'
import type { SendEmailOptions } from 'payload'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { intakeMessages } from '../../languages/messages/intake/intake-messages.ts'
import { BucketSubmissionStore } from '../../submissions/store/bucket-submission-store.ts'
import { DiskSubmissionStore } from '../../submissions/store/disk-submission-store.ts'
import type { SubmissionStore } from '../../submissions/store/submission-store.ts'
import { isOnPostgres } from '../support/one-database.ts'
import { callRest } from '../support/rest.ts'
import { applicantFields, docx, internFields, pdf, submissionForm } from '../support/submission-files.ts'
import { submissionAnswerSchema } from '../support/submission-answer.ts'
import type { CallOptions } from '../support/test-api.ts'
import { openTestIntake, type TestIntake } from '../support/test-intake.ts'
import { testNow } from '../support/test-records.ts'

let api: TestIntake

beforeAll(async () => {
  api = await openTestIntake()
})

afterAll(async () => {
  await api.close()
})

type Fields = Readonly<Record<string, string | null>>
type Files = Parameters<typeof submissionForm>[1]
type Collection = 'job-applications' | 'internship-applications'

const cv: Files = [['cv', 'cv.pdf', pdf('CV')]]

async function send(to: Collection, fields: Fields, files: Files = cv, options: CallOptions = {}) {
  const form = new Response(submissionForm(fields, files))
  const response = await api.call(`/api/${to}`, {
    method: 'POST',
    body: await form.arrayBuffer(),
    ...options,
    headers: { 'Content-Type': form.headers.get('content-type') ?? '', ...options.headers },
  })
  return { status: response.status, ...submissionAnswerSchema.parse(await response.json()) }
}

const apply = (fields: Fields = {}, files: Files = cv, options: CallOptions = {}) =>
  send('job-applications', { ...applicantFields, ...fields }, files, options)

const applyAsIntern = (fields: Fields = {}, files: Files = cv) =>
  send('internship-applications', { ...internFields, ...fields }, files)

async function withdraw(reference: string, secret: string, lang = 'en') {
  const response = await api.call('/api/receipts/withdraw', {
    ...{ method: 'POST', headers: { lang } },
    body: new URLSearchParams({ reference, secret }),
  })
  return { status: response.status, ...submissionAnswerSchema.parse(await response.json()) }
}

async function recordsOf(collection: Collection) {
  const { docs } = await api.payload.find({
    collection,
    overrideAccess: true,
    showHiddenFields: true,
    depth: 0,
    pagination: false,
  })
  return docs
}

async function recordUnder(collection: Collection, reference: string | undefined) {
  return (await recordsOf(collection)).find((record) => record.reference === reference)
}

/** The next time files are removed, they are not. @returns why */
function failingRemoval(): Error {
  const store: SubmissionStore = (isOnPostgres ? BucketSubmissionStore : DiskSubmissionStore).prototype
  const failure = new Error('EIO')
  const removing = vi.spyOn(store, 'remove').mockRejectedValueOnce(failure)
  onTestFinished(() => removing.mockRestore())
  return failure
}

/** What is refused leaves no record and no file. */
async function expectNothingStored(work: () => Promise<unknown>): Promise<void> {
  const stored = async () => [
    (await recordsOf('job-applications')).length,
    (await recordsOf('internship-applications')).length,
    await api.storedFiles(),
  ]
  const before = await stored()
  await work()
  expect(await stored()).toEqual(before)
}

async function idOfVacancy(slug: string): Promise<string> {
  const { docs } = await api.payload.find({
    collection: 'vacancies',
    where: { slug: { equals: slug } },
    overrideAccess: true,
  })
  return String(docs[0]?.id)
}

describe('an application for a vacancy', () => {
  test('comes from an address in any script, which is stored as mail is sent to it', async () => {
    const { status, data } = await apply({ email: 'ليلى@شبكة.السعودية' })
    expect(status).toBe(201)
    expect(await recordUnder('job-applications', data?.reference)).toMatchObject({
      email: 'ليلى@xn--ngbc5azd.xn--mgberp4a5d4ar',
    })
  })

  test('is taken with all its files, which the receipt names', async () => {
    const file = pdf('whole')
    const { status, message, data } = await apply({ vacancy_id: await idOfVacancy('engineer') }, [
      ['cv[0]', 'سيرة.pdf', file],
      ['cover_letter_file[0]', 'letter.docx', await docx()],
      ...Array.from({ length: 5 }, (_, n) => [`other_file[${n}]`, `${n}.pdf`, pdf(String(n))] as const),
    ])
    expect({ status, message }).toEqual({
      status: 201,
      message: 'Your application was submitted successfully.',
    })
    expect(data).toMatchObject({
      kind: 'job-application',
      received_at: '2026-06-15T12:00:00.000Z',
      about: { id: await idOfVacancy('engineer'), title: 'Engineer' },
      withdrawn_at: null,
    })
    expect(data?.reference).toMatch(/^J-/)
    expect(data?.files).toHaveLength(7)
    expect(data?.files).toContainEqual({
      name: 'سيرة.pdf',
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
    })
  })

  test('is mailed its receipt once it is taken, without the secret', async () => {
    const { createMailSender } = await import('../../payload/outgoing-mail-sender.ts')
    const { environment } = await import('../../environment.ts')
    const mails: SendEmailOptions[] = []
    api.payload.sendEmail = async (mail) => void mails.push(mail)
    const { data } = await apply({ email: 'mailed@example.org' })
    const sender = createMailSender(api.payload, environment(), { now: () => testNow })
    const own = () => mails.filter(({ to }) => to === 'mailed@example.org')
    const sendOwn = async () => {
      await sender.sendDue()
      return own()
    }
    await expect.poll(sendOwn).toHaveLength(1)
    expect(own()[0]).toMatchObject({ subject: `Receipt ${data?.reference}` })
    expect(JSON.stringify(mails)).not.toContain(data?.secret)
    await apply({ email: 'mailed@example.org', full_name: 'عامة' }, cv, { headers: { lang: 'ar' } })
    await expect.poll(sendOwn).toHaveLength(2)
    expect(own()[1]?.text).toMatch(/\nطلب توظيف عام\n/)
    expect(own()[1]?.text).not.toContain('General Application')
  })

  test('leaves a record with what was typed, and its files on disk', async () => {
    const before = (await api.storedFiles()).length
    const vacancy = await idOfVacancy('engineer')
    const { data } = await apply({ vacancy_id: vacancy, full_name: 'Layla Haddad', years_of_experience: '٧' })
    expect(await recordUnder('job-applications', data?.reference)).toMatchObject({
      status: 'received',
      vacancy: Number(vacancy),
      fullName: 'Layla Haddad',
      email: applicantFields.email,
      telephone: applicantFields.phone,
      country: applicantFields.country,
      spokenLanguages: applicantFields.spoken_languages,
      currentPosition: applicantFields.current_position,
      yearsOfExperience: 7,
      coverLetter: applicantFields.cover_letter,
      consent: true,
      files: [expect.objectContaining({ name: 'cv.pdf' })],
    })
    expect((await api.storedFiles()).length).toBeGreaterThan(before)
  })

  test('is a general application when it names none', async () => {
    const { status, data } = await apply({ full_name: 'General' })
    expect(status).toBe(201)
    expect(data?.about).toEqual({ id: null, reference_number: null, title: 'General Application' })
    const record = await recordUnder('job-applications', data?.reference)
    expect(record && 'vacancy' in record && record.vacancy).toBeFalsy()
  })

  test('is taken until the deadline, at it no more, and for a vacancy that is there', async () => {
    const vacancy_id = await idOfVacancy('past-consultancy')
    const deadline = new Date('2026-02-01T20:00:00.000Z')
    const inTime = await apply({ vacancy_id, full_name: 'In time' }, cv, {
      now: new Date(deadline.getTime() - 1),
    })
    expect(inTime.status).toBe(201)
    await expectNothingStored(async () => {
      expect(await apply({ vacancy_id, full_name: 'Late' }, cv, { now: deadline })).toMatchObject({
        status: 410,
        message: 'This vacancy is closed: the deadline passed before your application was received.',
      })
      expect(await apply({ vacancy_id: '987654' })).toMatchObject({ status: 404 })
    })
  })

  test('sent again under its key gets the first receipt', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const first = await apply({ full_name: 'Twice' }, cv, { headers })
    expect(await apply({ full_name: 'Twice' }, cv, { headers })).toMatchObject({
      status: 200,
      data: first.data,
    })
  })

  test('can be withdrawn: its files go, its record says so', async () => {
    const before = (await api.storedFiles()).length
    const { data } = await apply({ full_name: 'Withdrawn' })
    expect(await withdraw(data?.reference ?? '', 'wrong')).toMatchObject({ status: 404 })
    expect(await withdraw(data?.reference ?? '', data?.secret ?? '')).toMatchObject({
      status: 200,
      data: { withdrawn_at: '2026-06-15T12:00:00.000Z' },
    })
    expect((await api.storedFiles()).length).toBe(before)
    expect(await recordUnder('job-applications', data?.reference)).toMatchObject({ status: 'withdrawn' })
    expect(await withdraw(data?.reference ?? '', data?.secret ?? '')).toMatchObject({ status: 409 })
  })

  test('that was withdrawn is not overwritten by a form that was opened before', async () => {
    const { staffOf } = await import('../support/staff-of-role.ts')
    const recruiter = await staffOf(api.payload, 'Recruiter', 'human-resources')
    const { data } = await apply({ full_name: 'Withdrawn beside a form' })
    const record = await recordUnder('job-applications', data?.reference)
    const path = `/job-applications/${record?.id}?depth=0`
    const opened = z.looseObject({}).parse(await (await callRest(api.payload, recruiter, path)).json())
    expect(await withdraw(data?.reference ?? '', data?.secret ?? '')).toMatchObject({ status: 200 })
    const saved = await callRest(api.payload, recruiter, path, {
      ...{ method: 'PATCH', body: { ...opened, status: 'shortlisted' } },
    })
    expect(saved.status).toBe(409)
    expect(await recordUnder('job-applications', data?.reference)).toMatchObject({ status: 'withdrawn' })
  })

  test.each(languageCodes)(
    'is withdrawn also when its files can’t be deleted now, and the answer says so (%s)',
    async (lang) => {
      const { data } = await apply({ full_name: `Withdrawn in ${lang}` })
      const failure = failingRemoval()
      const withdrawn = await withdraw(data?.reference ?? '', data?.secret ?? '', lang)
      expect(api.loggedErrors.splice(0)).toEqual([failure])
      expect(withdrawn).toMatchObject({
        ...{ status: 200, message: intakeMessages(lang).withdrawnBeforeItsFiles },
        data: { withdrawn_at: '2026-06-15T12:00:00.000Z' },
      })
      expect(await recordUnder('job-applications', data?.reference)).toMatchObject({
        ...{ status: 'withdrawn', storedName: expect.any(String) },
      })
      await api.intake.sweep()
      expect(await recordUnder('job-applications', data?.reference)).toMatchObject({ storedName: null })
    },
  )

  test('that was withdrawn loses its files whatever else a sweep can’t do, which never fails as a whole', async () => {
    const { DatabaseCounts } = await import('../../store/shared-counts/shared-counts.ts')
    const references: string[] = []
    for (const full_name of ['Withdrawn first', 'Withdrawn second']) {
      const { data } = await apply({ full_name })
      failingRemoval()
      await withdraw(data?.reference ?? '', data?.secret ?? '')
      references.push(data?.reference ?? '')
    }
    api.loggedErrors.length = 0
    const readOnly = new Error('cannot execute DELETE in a read-only transaction')
    const forgetting = vi.spyOn(DatabaseCounts.prototype, 'deleteExpired').mockRejectedValueOnce(readOnly)
    onTestFinished(() => forgetting.mockRestore())
    const failure = failingRemoval()
    await api.intake.sweep()
    expect(api.loggedErrors.splice(0)).toEqual([readOnly, failure])
    const placesOf = () =>
      Promise.all(
        references.map(async (reference) => (await recordUnder('job-applications', reference))?.storedName),
      )
    // The newest came first, and could not be deleted.
    expect(await placesOf()).toEqual([null, expect.any(String)])
    await api.intake.sweep()
    expect(api.loggedErrors).toEqual([])
    expect(await placesOf()).toEqual([null, null])
  })

  test('is missed by the verification of the store when its files are gone, and not when it was withdrawn', async () => {
    const { checkApplications } = await import('../../procurement/procurement-record/check-applications.ts')
    const { data } = await apply({ full_name: 'Verified' })
    expect(await checkApplications(api.payload, api.store)).toEqual([])
    const record = await recordUnder('job-applications', data?.reference)
    await api.store.remove(record?.storedName ?? '')
    expect(await checkApplications(api.payload, api.store)).toEqual([data?.reference])
    await withdraw(data?.reference ?? '', data?.secret ?? '')
    expect(await checkApplications(api.payload, api.store)).toEqual([])
  })
})

describe('an application in place of another', () => {
  async function original(full_name: string) {
    const { data } = await apply({ full_name })
    return {
      reference: data?.reference ?? '',
      secret: data?.secret ?? '',
      inItsPlace: {
        full_name: `${full_name}, corrected`,
        ...{ replaces_reference: data?.reference ?? '', replaces_secret: data?.secret ?? '' },
      },
    }
  }

  const standing = async (full_name: string) =>
    (await recordsOf('job-applications')).filter(
      (record) => record.fullName.startsWith(full_name) && record.status === 'received',
    )

  test('withdraws it, and names it in its receipt', async () => {
    const { reference, inItsPlace } = await original('Replaced')
    const { status, data } = await apply(inItsPlace)
    expect({ status, replaces: data?.replaces }).toEqual({ status: 201, replaces: reference })
    expect(await recordUnder('job-applications', reference)).toMatchObject({
      ...{ status: 'withdrawn', replacedBy: data?.reference, storedName: null },
      withdrawnAt: data?.received_at,
    })
  })

  test('is answered with its receipt when the files of the other can’t be deleted now, and the sweep deletes them', async () => {
    const { reference, inItsPlace } = await original('Undeletable')
    const before = await api.storedFiles()
    const failure = failingRemoval()
    const { status, data } = await apply(inItsPlace)
    expect(status).toBe(201)
    expect(api.loggedErrors.splice(0)).toEqual([failure])
    expect(await recordUnder('job-applications', reference)).toMatchObject({
      ...{ status: 'withdrawn', replacedBy: data?.reference, storedName: expect.any(String) },
    })
    expect(await standing('Undeletable')).toMatchObject([{ reference: data?.reference }])
    expect(await withdraw(data?.reference ?? '', data?.secret ?? '')).toMatchObject({ status: 200 })
    await api.intake.sweep()
    expect((await api.storedFiles()).length).toBeLessThan(before.length)
    expect(await recordUnder('job-applications', reference)).toMatchObject({ storedName: null })
  })

  test('comes in its place once: of two at the same moment one is taken, and of the other nothing is stored', async () => {
    const { reference, inItsPlace } = await original('Two at once')
    const before = await recordsOf('job-applications')
    const both = await Promise.all(
      ['One', 'Other'].map((country) =>
        apply({ ...inItsPlace, country }, cv, { headers: { 'Idempotency-Key': crypto.randomUUID() } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const taken = both.find(({ status }) => status === 201)?.data?.reference
    expect(await recordUnder('job-applications', reference)).toMatchObject({ replacedBy: taken })
    expect(await standing('Two at once')).toMatchObject([{ reference: taken }])
    expect(await recordsOf('job-applications')).toHaveLength(before.length + 1)
  })

  test('is refused when the other is withdrawn while it is being stored', async () => {
    const { reference, secret, inItsPlace } = await original('Withdrawn meanwhile')
    const before = await recordsOf('job-applications')
    const create = api.payload.create.bind(api.payload)
    const creating = vi.spyOn(api.payload, 'create').mockImplementationOnce(async (options) => {
      expect(await withdraw(reference, secret)).toMatchObject({ status: 200 })
      return create(options)
    })
    onTestFinished(() => creating.mockRestore())
    expect(await apply(inItsPlace)).toMatchObject({
      status: 409,
      message: 'This submission has already been withdrawn.',
    })
    expect(await standing('Withdrawn meanwhile')).toEqual([])
    expect(await recordsOf('job-applications')).toHaveLength(before.length)
    expect(await recordUnder('job-applications', reference)).toMatchObject({ replacedBy: null })
  })
})

describe('an application for an internship', () => {
  test('is taken, and its days are stored as the days they are', async () => {
    const { status, data } = await applyAsIntern()
    expect(status).toBe(201)
    expect(data).toMatchObject({ kind: 'internship-application', about: { id: null } })
    expect(data?.reference).toMatch(/^I-/)
    expect(await recordUnder('internship-applications', data?.reference)).toMatchObject({
      status: 'received',
      fullName: internFields.full_name,
      university: internFields.university,
      fieldOfStudy: internFields.field_of_study,
      availableFrom: `${internFields.available_from}T12:00:00.000Z`,
      availableUntil: `${internFields.available_until}T12:00:00.000Z`,
    })
  })

  test.each(['full_name', 'email', 'phone', 'country', 'university', 'field_of_study', 'consent'])(
    'is refused without %s',
    async (field) => {
      await expectNothingStored(async () => {
        const { status, errors } = await applyAsIntern({ [field]: null })
        expect(status).toBe(422)
        expect(Object.keys(errors ?? {})).toEqual([field])
      })
    },
  )
})

describe('refused, with the message beside it:', () => {
  test.each(['full_name', 'email', 'phone', 'country', 'consent'])('without %s', async (field) => {
    await expectNothingStored(async () => {
      const { status, message, errors } = await apply({ [field]: null })
      expect({ status, message }).toEqual({
        status: 422,
        message: 'Please fill all required fields and attach at least one file.',
      })
      expect(Object.keys(errors ?? {})).toEqual([field])
    })
  })

  test('with nothing to see in a text, as a general application and for an internship', async () => {
    await expectNothingStored(async () => {
      const job = await apply({ full_name: '\u200b', country: '\u200e'.repeat(30) })
      expect(Object.keys(job.errors ?? {})).toEqual(['full_name', 'country'])
      const intern = await applyAsIntern({ university: '\u2063\u3164', field_of_study: '\u2800' })
      expect(Object.keys(intern.errors ?? {})).toEqual(['university', 'field_of_study'])
    })
  })

  test.each([
    ['email', 'not an address'],
    ['phone', 'call me'],
    ['years_of_experience', '-1'],
    ['years_of_experience', '71'],
    ['years_of_experience', '2.5'],
    ['cover_letter', 'x'.repeat(8001)],
  ])('%s given as %s', async (field, value) => {
    await expectNothingStored(async () => {
      const { status, errors } = await apply({ [field]: value })
      expect(status).toBe(422)
      expect(Object.keys(errors ?? {})).toEqual([field])
    })
  })

  test('without a CV, in the language asked for', async () => {
    await expectNothingStored(async () => {
      const { status, message, errors } = await apply({}, [], { headers: { lang: 'ar' } })
      expect({ status, message }).toEqual({
        status: 422,
        message: 'يرجى تعبئة جميع الحقول المطلوبة وإرفاق ملف واحد على الأقل.',
      })
      expect(Object.keys(errors ?? {})).toEqual(['cv'])
    })
  })

  test('two CVs, six other documents, or a file of another kind', async () => {
    const others = Array.from({ length: 6 }, (_, n) => [`other_file[${n}]`, `${n}.pdf`, pdf()] as const)
    await expectNothingStored(async () => {
      for (const [files, status, field] of [
        [[['cv[0]', 'a.pdf', pdf()] as const, ['cv[1]', 'b.pdf', pdf('b')] as const], 413, 'cv'],
        [[...cv, ...others], 413, 'other_file'],
        [[['cv', 'cv.exe', pdf()] as const], 415, 'cv'],
        [[['cv', 'cv.pdf', Buffer.from('just words')] as const], 415, 'cv'],
      ] as const) {
        const refused = await apply({}, files)
        expect(refused.status).toBe(status)
        expect(Object.keys(refused.errors ?? {})).toEqual([field])
      }
    })
  })

  test('what robots fill in', async () => {
    await expectNothingStored(async () => {
      expect(await apply({ website: 'https://spam.example' })).toMatchObject({ status: 422 })
      expect(await applyAsIntern({ website: 'https://spam.example' })).toMatchObject({ status: 422 })
    })
  })
})
