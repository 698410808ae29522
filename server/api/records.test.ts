import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi, testSiteUrl, type CallOptions } from '../../tests/support/test-api.ts'
import { testDocument } from '../../tests/support/test-records.ts'

const api = await openTestApi()
afterAll(() => api.close())

async function read(path: string, lang = 'en', options: CallOptions = {}): Promise<unknown> {
  const response = await api.call(`/api${path}`, { ...options, headers: { lang } })
  expect(response.status).toBe(200)
  return response.json()
}

const recordBody = z.object({ data: z.unknown() })
const listBody = z.object({ data: z.object({ data: z.array(z.unknown()).min(1) }) })
const pictureBody = z.object({ picture: z.object({ sizes: z.array(z.object({ url: z.string() })) }) })

/** One record, or what else a body has at `data`. */
async function record(path: string, lang = 'en', options: CallOptions = {}): Promise<unknown> {
  return recordBody.parse(await read(path, lang, options)).data
}

/** The first record of a list. */
async function first(path: string, lang = 'en'): Promise<unknown> {
  return listBody.parse(await read(path, lang)).data.data[0]
}

const picture: unknown = expect.stringMatching(new RegExp(`^${testSiteUrl}/files/media/[0-9a-z]+/dam\\.png$`))
const file = `${testSiteUrl}/files/documents/terms%20of%20reference.pdf`

describe('the fields of section 3', () => {
  test('of a project', async () => {
    const arabic = 'تجربة المحلول الملحي'
    const shared = {
      id: expect.any(Number),
      slug: 'brine-pilot',
      title_ar: arabic,
      short_title_ar: 'المحلول',
      short_title_en: 'Brine',
      image: picture,
      image_url: picture,
      status: 'ongoing',
      starts_on: '2025-03-01',
      ends_on: '2027-02-28',
    }
    expect(await record('/projects/brine-pilot')).toMatchObject({
      ...shared,
      title: 'Brine pilot',
      localized_title: 'Brine pilot',
      short_title: 'Brine',
      summary: 'Less brine.',
      body: '<p>Brine &amp; &lt;salt&gt;</p>',
      donor: 'A fund',
      development_partner: null,
      program: { id: expect.any(Number), slug: 'safe-reuse', title: 'Safe reuse' },
      results: [{ value: '40 %', label: 'less brine' }],
      countries: [{ id: expect.any(Number), slug: 'jordan', title: 'Jordan', code: 'jo' }],
      url: `${testSiteUrl}/projects/brine-pilot`,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await record('/projects/brine-pilot', 'ar')).toMatchObject({
      ...shared,
      title: arabic,
      localized_title: arabic,
      summary: 'محلول أقل.',
      url: `${testSiteUrl}/ar/projects/brine-pilot`,
    })
    expect(await record('/projects/brine-pilot', 'fa')).toMatchObject({ ...shared, title: arabic })
    expect(await record('/projects/brine-pilot', 'fr')).toMatchObject({ ...shared, title: 'Brine pilot' })
  })

  test('what a record refers to is left out while it is a draft', async () => {
    expect(await record('/projects/brine-pilot')).toMatchObject({
      topics: [{ id: expect.any(Number), slug: 'desalination', title: 'Desalination' }],
    })
  })

  test('a picture comes with its description, in every size, at absolute addresses', async () => {
    const project = await record('/projects/brine-pilot', 'ar')
    expect(project).toMatchObject({
      picture: {
        url: picture,
        width: 160,
        height: 2,
        alternative_text: 'سدّ عند الغروب',
        credit: 'The network',
        caption: null,
        sizes: ['avif', 'webp'].flatMap((format) =>
          [480, 768, 960, 1600].map((width) => ({ format, width })),
        ),
      },
    })
    for (const { url } of pictureBody.parse(project).picture.sizes) {
      expect(url).toMatch(new RegExp(`^${testSiteUrl}/files/media/[0-9a-z]+/dam-`))
    }
  })

  test('of a record without a picture', async () => {
    expect(await record('/projects/drought-warning')).toMatchObject({
      image: null,
      image_url: null,
      picture: null,
      title_ar: null,
      short_title: 'Drought warning',
      short_title_ar: null,
      short_title_en: null,
      body: null,
    })
  })

  test('of a tender', async () => {
    const shared = {
      title_ar: 'مسجّلات المنسوب',
      description_ar: 'تسعون مسجّلًا.',
      location_ar: 'ست دول',
      duration_ar: '5 أشهر',
      issue_date: '2026-06-01',
      dead_line: '2026-06-17T13:00:00.000Z',
      time_zone: 'Asia/Amman',
      is_expired: false,
      status: 'open',
      days_remaining: 3,
      file,
      documents: [
        {
          title: expect.stringMatching(/Terms|الشروط/),
          version: '2',
          url: file,
          media_type: 'application/pdf',
          size: testDocument.length,
        },
      ],
      mobile_number: '+962 79 555 0100',
      land_number: '+962 6 555 0103',
      email: 'tenders@example.org',
      reference_number: 'T-1',
      category: 'goods',
      slug: 'level-recorders',
    }
    expect(await record('/tenders/level-recorders')).toMatchObject({
      ...shared,
      title: 'Level recorders',
      localized_title: 'Level recorders',
      description: 'Ninety recorders.',
      location: 'Six countries',
      duration: '5 months',
      url: `${testSiteUrl}/tenders/level-recorders`,
    })
    for (const lang of ['ar', 'fa']) {
      expect(await record('/tenders/level-recorders', lang)).toMatchObject({
        ...shared,
        title: 'مسجّلات المنسوب',
        description: 'تسعون مسجّلًا.',
        location: 'ست دول',
        duration: '5 أشهر',
      })
    }
  })

  test('of a tender at and around its deadline, 2026-06-17T13:00Z', async () => {
    const at = (now: string) => record('/tenders/level-recorders', 'en', { now: new Date(now) })
    expect(await at('2026-06-16T13:00:00.000Z')).toMatchObject({ is_expired: false, days_remaining: 1 })
    expect(await at('2026-06-16T12:59:59.999Z')).toMatchObject({ is_expired: false, days_remaining: 2 })
    expect(await at('2026-06-17T12:59:59.999Z')).toMatchObject({
      is_expired: false,
      days_remaining: 1,
      status: 'open',
    })
    expect(await at('2026-06-17T13:00:00.000Z')).toMatchObject({
      is_expired: true,
      days_remaining: 0,
      status: 'closed',
    })
    expect(await record('/tenders/closed-review')).toMatchObject({
      is_expired: true,
      days_remaining: 0,
      file: null,
      documents: [],
      title_ar: null,
      location: null,
      mobile_number: null,
    })
  })

  test('of a member state', async () => {
    expect(await record('/member-states-countries?country=jordan', 'ar')).toMatchObject([
      {
        id: expect.any(Number),
        slug: 'jordan',
        title: 'الأردن',
        name: 'الأردن',
        translations: [
          {
            locale: 'en',
            title: 'Jordan',
            name: 'Jordan',
            institute_name: 'Water institute',
            location: 'Amman',
          },
          { locale: 'ar', title: 'الأردن', name: 'الأردن', institute_name: 'معهد المياه', location: 'عمّان' },
          { locale: 'fr', title: null, name: null, institute_name: null, location: null },
          { locale: 'fa', title: null, name: null, institute_name: null, location: null },
        ],
        country: {
          id: expect.any(Number),
          slug: 'jordan',
          code: 'jo',
          name: 'الأردن',
          name_en: 'Jordan',
          name_ar: 'الأردن',
        },
        rank: 'Founding member',
        institute_name: 'معهد المياه',
        location: 'عمّان',
        image: picture,
        map_key: { key_color: '#123456' },
        tel: '+962 6 555 0100',
        fax: '+962 6 555 0101',
        email: 'jo@members.example.org',
        website: 'https://jo.example.org/',
        joined_in_year: 1987,
      },
    ])
    expect(await record('/member-states-countries?q=Member 7')).toMatchObject([
      {
        map_key: { key_color: '#0ea5e9' },
        image: null,
        tel: null,
        joined_in_year: null,
      },
    ])
  })

  test('of a slide', async () => {
    expect(await record('/sliders', 'fa')).toMatchObject({
      sliders: [
        {
          id: expect.any(Number),
          title: 'Water for all',
          title_en: 'Water for all',
          title_ar: 'الماء للجميع',
          title_fr: 'L’eau pour tous',
          title_fa: null,
          description: 'Every drop.',
          description_en: 'Every drop.',
          description_ar: 'كل قطرة.',
          description_fr: null,
          description_fa: null,
          desc: 'Every drop.',
          image: picture,
          image_url: picture,
          background_image: picture,
          link_title: 'Read',
          link: '/who-we-are',
        },
      ],
    })
  })

  test('of a press item', async () => {
    expect([await first('/tewn-in-press?per_page=1', 'ar')]).toMatchObject([
      {
        id: expect.any(Number),
        title: 'الصحافة عن المياه',
        localized_title: 'الصحافة عن المياه',
        date: '2026-03-01T08:00:00.000Z',
        published_at: '2026-03-01T08:00:00.000Z',
        created_at: expect.stringMatching(/Z$/),
        outlet: 'A newspaper',
        link: 'https://press.example.org/water',
      },
    ])
  })

  test('of a home item', async () => {
    expect(await record('/home-events', 'ar')).toHaveProperty('items.1', {
      id: expect.any(Number),
      type: 'news',
      title: 'افتتاح أول محطة',
      localized_title: 'افتتاح أول محطة',
      name: 'افتتاح أول محطة',
      date: '2026-06-10T08:00:00.000Z',
      image: picture,
      image_url: picture,
      picture: expect.objectContaining({ alternative_text: 'سدّ عند الغروب' }),
      slug: 'first-plant-opens',
      to: '/ar/news/first-plant-opens',
    })
  })
})

describe('the other kinds', () => {
  test('an event', async () => {
    expect(await record('/events/water-week')).toMatchObject({
      date: '2026-05-01T06:00:00.000Z',
      starts_at: '2026-05-01T06:00:00.000Z',
      ends_at: '2026-05-05T15:00:00.000Z',
      time_zone: 'Asia/Amman',
      is_past: true,
      kind: 'conference',
      mode: 'hybrid',
      place: 'Amman',
      agenda: [{ time: '09:00', title: 'Opening' }],
      speakers: [{ role: 'Engineer', affiliation: 'A utility' }],
      documents: [
        { title: 'Terms of reference', url: file, media_type: 'application/pdf', size: testDocument.length },
      ],
      outcome: '<p>Agreed.</p>',
      projects: [{ slug: 'brine-pilot' }],
    })
    expect(await record('/events/reuse-webinar')).toMatchObject({
      is_past: false,
      online_link: 'https://meet.example.org/reuse',
      image: null,
    })
  })

  test('a publication', async () => {
    expect(await record('/publications/reuse-classes', 'fr')).toMatchObject({
      title: 'Classes de réutilisation',
      summary: 'Three classes.',
      date: '2026-02-03',
      published_on: '2026-02-03',
      authors: ['Technical unit'],
      pages: 48,
      isbn: '978-0-00-000000-2',
      doi: null,
      files: [{ language: 'en', url: file }],
    })
  })

  test('a vacancy with and one without a deadline', async () => {
    expect(await record('/vacancies/engineer')).toMatchObject({
      dead_line: null,
      is_expired: false,
      status: 'open',
      positions: 2,
      requirements: '<p>Skills.</p>',
      published_at: '2026-06-01T08:00:00.000Z',
    })
    expect(await record('/vacancies/past-consultancy')).toMatchObject({
      dead_line: '2026-02-01T20:00:00.000Z',
      is_expired: true,
      status: 'closed',
    })
  })

  test('a story, a conference and its news', async () => {
    expect(await record('/stories/the-pump', 'fa')).toMatchObject({
      title: 'پمپ',
      quote: 'It runs.',
      quote_source: 'A farmer',
    })
    expect(await record('/cop/twentieth-conference')).toMatchObject({
      session: 20,
      place: 'Amman',
      starts_on: '2026-11-02',
      ends_on: '2026-11-04',
    })
    expect(await record('/cop-news/registration-opens')).toMatchObject({
      cop: { slug: 'twentieth-conference' },
    })
  })

  test('countries, charts, impacts, gallery, team and partners', async () => {
    expect(await first('/countries?code=JO')).toMatchObject({
      title: 'Jordan',
      name: 'Jordan',
      name_en: 'Jordan',
      name_ar: 'الأردن',
      official_name: 'Jordan',
      code: 'jo',
      image: picture,
      water_figures: [],
    })
    expect(await first('/countries?code=JO', 'fr')).toMatchObject({
      name: 'Jordanie',
      official_name: 'Jordanie (nom officiel)',
    })
    expect(await first('/oic-system-charts')).toMatchObject({
      nodes: [
        { key: 'root', parent_key: null, label: 'Organisation' },
        { key: 'network', parent_key: 'root', label: 'Network' },
      ],
    })
    expect(await first('/our-impacts')).toMatchObject({ value: '100+', topic: { slug: 'desalination' } })
    expect(await first('/culture-gallery-images')).toMatchObject({ taken_on: '2024-09-09', image: picture })
    expect(await first('/team-members')).toMatchObject({
      title: 'Secretary general',
      name: null,
      tel: '+962 6 555 0102',
    })
    expect(await first('/partners')).toMatchObject({
      kind: 'knowledge',
      country: { code: 'ca' },
      image: picture,
    })
  })
})

describe('a text that is missing in the language asked for', () => {
  test('comes in English, else in any that has it', async () => {
    expect(await record('/news/old-news', 'ar')).toMatchObject({ title: 'Old news' })
    expect(await record('/news/arabic-only', 'en')).toMatchObject({ title: 'خبر بالعربية فقط' })
    expect(await record('/news/french-only', 'fa')).toMatchObject({ title: 'Une nouvelle en français' })
    expect(await record('/news/first-plant-opens', 'fa')).toMatchObject({
      title: 'گشایش نخستین کارخانه',
      summary: 'Opened.',
    })
  })
})
