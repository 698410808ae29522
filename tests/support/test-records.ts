import type { Payload } from 'payload'
import sharp from 'sharp'
import { kinds } from '../../kinds.ts'
import { declarationOf } from '../../languages/declared-kinds.ts'
import type { FileRow } from '../../figures/importers/file-rows.ts'
import { plainOptions } from './figure-files.ts'
import { RecordWriter } from './record-writer.ts'
import { richText } from './rich-text.ts'

/** The present moment of tests that use these records. */
export const testNow = new Date('2026-06-15T12:00:00.000Z')

/** The slug of every record that visitors must never see. */
export const hiddenSlug = 'hidden-draft'
/** The title of every record that visitors must never see. */
export const hiddenTitle = 'A draft that nobody may see'

/** As little as the library takes for a PDF. */
export const testDocument = Buffer.from('%PDF-1.4\nxref\n%%EOF\n')

/** Every kind of content that has drafts. */
export const kindsWithDrafts = kinds.map(({ collection }) => collection)

/** A few records of every kind, in one to four languages, and a draft of each. */
export async function writeTestRecords(payload: Payload): Promise<void> {
  const writer = new RecordWriter(payload)
  await writeOrganization(payload)

  const image = await writer.publish(
    'media',
    {
      en: { alternativeText: 'A dam at dusk', credit: 'The network' },
      ar: { alternativeText: 'سدّ عند الغروب' },
    },
    {},
    { name: 'dam.png', mimetype: 'image/png', data: await smallPicture() },
  )
  const document = await writer.publish(
    'documents',
    { en: { title: 'Terms of reference' }, ar: { title: 'الشروط المرجعية' } },
    {},
    { name: 'terms of reference.pdf', mimetype: 'application/pdf', data: testDocument },
  )

  const topic = await writer.publish('topics', {
    en: { title: 'Desalination' },
    ar: { title: 'تحلية المياه' },
  })
  const otherTopic = await writer.publish('topics', { en: { title: 'Wastewater reuse' } })
  const jordan = await writer.publish(
    'countries',
    {
      en: { name: 'Jordan', summary: 'A dry country.' },
      ar: { name: 'الأردن' },
      fr: { name: 'Jordanie', officialName: 'Jordanie (nom officiel)' },
    },
    { code: 'jo', image },
  )
  const egypt = await writer.publish(
    'countries',
    { en: { name: 'Egypt' }, ar: { name: 'مصر' } },
    { code: 'eg' },
  )
  const canada = await writer.publish('countries', { en: { name: 'Canada' } }, { code: 'ca' })
  const hiddenTopic = await writer.draft('topics', { title: hiddenTitle, slug: 'hidden-topic' })

  const member = {
    country: jordan,
    mapKeyColour: '#123456',
    telephone: '+962 6 555 0100',
    fax: '+962 6 555 0101',
    email: 'jo@members.example.org',
    website: 'https://jo.example.org/',
    joinedInYear: 1987,
    image,
  }
  await writer.publish(
    'member-states',
    {
      en: { title: 'Jordan', instituteName: 'Water institute', location: 'Amman', rank: 'Founding member' },
      ar: { title: 'الأردن', instituteName: 'معهد المياه', location: 'عمّان' },
    },
    member,
  )
  for (let number = 1; number <= 14; number += 1) {
    await writer.publish('member-states', { en: { title: `Member ${number}` } }, { country: egypt })
  }
  await writer.publish(
    'partners',
    { en: { title: 'Canada', summary: 'Shares methods.' }, fr: { title: 'Le Canada' } },
    { country: canada, kind: 'knowledge', image },
  )
  await writer.publish(
    'team-members',
    {
      en: { title: 'Secretary general', department: 'Secretariat', responsibilities: 'Leads the team.' },
      ar: { title: 'الأمين العام' },
    },
    { kind: 'leadership', email: 'sg@example.org', telephone: '+962 6 555 0102', order: 1 },
  )
  await writer.publish('team-members', { en: { title: 'Hydrologist' } }, { kind: 'programs', order: 2 })

  const program = await writer.publish(
    'programs',
    {
      en: { title: 'Safe reuse', summary: 'Reuse.', body: richText('All of it.') },
      ar: { title: 'إعادة آمنة' },
    },
    { topics: [topic], order: 1, image },
  )
  await writer.publish(
    'laboratories',
    {
      en: { title: 'Water laboratory', host: 'Water authority', location: 'Amman', summary: 'Tests water.' },
      ar: { title: 'مختبر المياه', location: 'عمّان' },
    },
    { country: jordan, website: 'https://laboratory.example.org/', topics: [topic], image },
  )
  const project = await writer.publish(
    'projects',
    {
      en: {
        title: 'Brine pilot',
        shortTitle: 'Brine',
        summary: 'Less brine.',
        body: richText('Brine & <salt>'),
        donor: 'A fund',
        results: [{ value: '40 %', label: 'less brine' }],
      },
      ar: {
        title: 'تجربة المحلول الملحي',
        shortTitle: 'المحلول',
        summary: 'محلول أقل.',
        results: [{ value: '40 %', label: 'محلول أقل' }],
      },
    },
    {
      stage: 'ongoing',
      program,
      startsOn: '2025-03-01T12:00:00.000Z',
      endsOn: '2027-02-28T12:00:00.000Z',
      topics: [topic, hiddenTopic],
      countries: [jordan],
      image,
      order: 1,
    },
  )
  await writer.publish(
    'projects',
    { en: { title: 'Drought warning' } },
    { stage: 'planned', countries: [egypt], order: 2 },
  )
  for (let number = 3; number <= 5; number += 1) {
    await writer.publish(
      'projects',
      { en: { title: `Project ${number}` } },
      { stage: 'completed', order: number },
    )
  }

  await writer.publish(
    'events',
    {
      en: {
        title: 'Water week',
        summary: 'A week.',
        place: 'Amman',
        outcome: richText('Agreed.'),
        agenda: [{ time: '09:00', title: 'Opening' }],
        speakers: [{ role: 'Engineer', affiliation: 'A utility' }],
      },
      ar: {
        title: 'أسبوع المياه',
        place: 'عمّان',
        agenda: [{ time: '09:00', title: 'الافتتاح' }],
        speakers: [{ role: 'مهندس' }],
      },
    },
    {
      kind: 'conference',
      mode: 'hybrid',
      startsAt: '2026-05-01T06:00:00.000Z',
      startsAt_tz: 'Asia/Amman',
      endsAt: '2026-05-05T15:00:00.000Z',
      documents: [document],
      topics: [topic],
      countries: [jordan],
      projects: [project],
      image,
    },
  )
  await writer.publish(
    'events',
    { en: { title: 'Reuse webinar' } },
    {
      kind: 'webinar',
      mode: 'online',
      startsAt: '2026-07-10T08:00:00.000Z',
      startsAt_tz: 'Africa/Cairo',
      endsAt: '2026-07-10T10:00:00.000Z',
      onlineLink: 'https://meet.example.org/reuse',
    },
  )

  const news = await writer.publish(
    'news',
    {
      en: { title: 'First plant opens', summary: 'Opened.', body: richText('It opened.') },
      ar: { title: 'افتتاح أول محطة' },
      fr: { title: 'Ouverture de la première usine' },
      fa: { title: 'گشایش نخستین کارخانه' },
    },
    { date: '2026-06-10T08:00:00.000Z', topics: [topic], countries: [jordan], projects: [project], image },
  )
  await writer.draftBeside('news', news, { title: hiddenTitle })
  await writer.publish(
    'news',
    { ar: { title: 'خبر بالعربية فقط' } },
    { slug: 'arabic-only', date: '2026-06-01T08:00:00.000Z' },
  )
  await writer.publish(
    'news',
    { fr: { title: 'Une nouvelle en français' } },
    { slug: 'french-only', date: '2026-05-20T08:00:00.000Z' },
  )
  await writer.publish(
    'news',
    { en: { title: 'Old news' } },
    { date: '2025-12-31T20:30:00.000Z', topics: [otherTopic] },
  )
  const moved = await writer.publish(
    'news',
    { en: { title: 'Moved news' } },
    { slug: 'former-name', date: '2025-02-01T08:00:00.000Z' },
  )
  await payload.update({
    collection: 'news',
    id: moved,
    data: { slug: 'present-name', _status: 'published' },
  })

  await writer.publish(
    'stories',
    { en: { title: 'The pump', quote: 'It runs.', quoteSource: 'A farmer' }, fa: { title: 'پمپ' } },
    { date: '2026-04-01T08:00:00.000Z', topics: [topic], countries: [egypt], projects: [project] },
  )
  await writer.publish(
    'publications',
    { en: { title: 'Reuse classes', summary: 'Three classes.' }, fr: { title: 'Classes de réutilisation' } },
    {
      kind: 'guideline',
      publishedOn: '2026-02-03T12:00:00.000Z',
      authors: [{ name: 'Technical unit' }],
      pages: 48,
      isbn: '978-0-00-000000-2',
      files: [{ file: document, language: 'en' }],
      topics: [topic],
      projects: [project],
    },
  )
  await writer.publish(
    'press-items',
    { en: { title: 'Press on water', outlet: 'A newspaper' }, ar: { title: 'الصحافة عن المياه' } },
    { date: '2026-03-01T08:00:00.000Z', link: 'https://press.example.org/water', topics: [topic] },
  )
  for (let number = 1; number <= 4; number += 1) {
    await writer.publish(
      'press-items',
      { en: { title: `Press ${number}` } },
      { date: `2025-0${number}-01T08:00:00.000Z` },
    )
  }
  await writer.publish(
    'culture-gallery-images',
    { en: { title: 'Old water wheel', description: 'It turns.' }, ar: { title: 'ناعورة قديمة' } },
    { image, takenOn: '2024-09-09T12:00:00.000Z', countries: [jordan] },
  )
  await writer.publish(
    'our-impacts',
    { en: { title: 'Programs' }, ar: { title: 'برامج' } },
    { value: '100+', topic, order: 1 },
  )
  await publishIndicator(writer)
  await writeFigures(writer, payload)
  await writer.publish(
    'oic-system-charts',
    {
      en: {
        title: 'The system',
        nodes: [
          { key: 'root', label: 'Organisation' },
          { key: 'network', parentKey: 'root', label: 'Network' },
        ],
      },
    },
    { order: 1 },
  )

  const conference = await writer.publish(
    'cop',
    { en: { title: 'Twentieth conference', place: 'Amman' }, ar: { title: 'المؤتمر العشرون' } },
    { session: 20, startsOn: '2026-11-02T12:00:00.000Z', endsOn: '2026-11-04T12:00:00.000Z' },
  )
  await writer.publish(
    'cop-news',
    { en: { title: 'Registration opens' }, ar: { title: 'فتح التسجيل' } },
    { date: '2026-06-02T08:00:00.000Z', conference },
  )

  await writer.publish(
    'tenders',
    {
      en: {
        title: 'Level recorders',
        description: 'Ninety recorders.',
        location: 'Six countries',
        duration: '5 months',
        documents: [{ title: 'Terms', file: document, version: '2' }],
      },
      ar: {
        title: 'مسجّلات المنسوب',
        description: 'تسعون مسجّلًا.',
        location: 'ست دول',
        duration: '5 أشهر',
        documents: [{ title: 'الشروط', file: document, version: '2' }],
      },
    },
    {
      referenceNumber: 'T-1',
      category: 'goods',
      issueDate: '2026-06-01T12:00:00.000Z',
      deadline: '2026-06-17T13:00:00.000Z',
      deadline_tz: 'Asia/Amman',
      mobileNumber: '+962 79 555 0100',
      landNumber: '+962 6 555 0103',
      email: 'tenders@example.org',
      topics: [topic],
      countries: [jordan],
      projects: [project],
    },
  )
  await writer.publish(
    'tenders',
    { en: { title: 'Closed review', description: 'A review.' } },
    {
      referenceNumber: 'T-2',
      category: 'services',
      issueDate: '2026-05-01T12:00:00.000Z',
      deadline: '2026-06-15T12:00:00.000Z',
      deadline_tz: 'Africa/Cairo',
    },
  )

  await writer.publish(
    'vacancies',
    {
      en: {
        title: 'Engineer',
        summary: 'Build.',
        body: richText('Work.'),
        requirements: richText('Skills.'),
      },
      fr: { title: 'Ingénieur' },
    },
    { kind: 'fixed-term', postedAt: '2026-06-01T08:00:00.000Z', grade: 'P3', positions: 2 },
  )
  await writer.publish(
    'vacancies',
    { en: { title: 'Past consultancy' } },
    {
      kind: 'consultancy',
      postedAt: '2026-01-01T08:00:00.000Z',
      deadline: '2026-02-01T20:00:00.000Z',
      deadline_tz: 'Asia/Amman',
    },
  )
  await writer.publish(
    'pages',
    {
      en: { title: 'Who we are', lead: 'A network.', body: richText('Since 1987.') },
      ar: { title: 'من نحن' },
    },
    { slug: 'who-we-are' },
  )
  await writer.publish(
    'sliders',
    {
      en: { title: 'Water for all', description: 'Every drop.', linkTitle: 'Read' },
      ar: { title: 'الماء للجميع', description: 'كل قطرة.', linkTitle: 'اقرأ' },
      fr: { title: 'L’eau pour tous' },
    },
    { link: '/who-we-are', order: 1, image },
  )
  await writer.publish('pages', { en: { title: 'Maps' } }, { slug: 'wefe-hub/maps' })

  for (const kind of kindsWithDrafts) {
    await writer.draft(kind, {
      [declarationOf(kind)?.titleField ?? 'title']: hiddenTitle,
      slug: hiddenSlug,
      ...(kind === 'countries' && { code: 'zz' }),
    })
  }
}

export async function writeOrganization(payload: Payload): Promise<void> {
  const texts = {
    name: 'Test network',
    description: 'A test.',
    metaTitle: 'Test',
    metaDescription: 'A test.',
    location: 'Amman',
  }
  await payload.updateGlobal({
    slug: 'organization',
    locale: 'en',
    data: {
      ...texts,
      abbreviation: 'TEWN',
      copyrightYear: 2025,
      telephone: '+962 6 555 0199',
      informationEmail: 'info@example.org',
      applicationsEmail: 'careers@example.org',
      procurementEmail: 'procurement@example.org',
      hubAddress: 'https://hub.example.org/',
      hubMapsAddress: 'https://hub.example.org/maps',
      waterVisionAddress: 'https://vision.example.org/',
      youtube: 'https://social.example.org/youtube',
    },
  })
}

/** A PNG of one colour, 160 by 2 pixels: its eight sizes, as wide as they are called, are low then and cost a fourth. */
export async function smallPicture(): Promise<Buffer> {
  return sharp({ create: { width: 160, height: 2, channels: 3, background: '#0ea5e9' } })
    .png()
    .toBuffer()
}

function publishIndicator(writer: RecordWriter): Promise<number> {
  return writer.publish(
    'indicators',
    {
      en: {
        title: 'Water withdrawal',
        definition: 'What is taken from rivers, lakes and aquifers.',
        unit: 'billion m³ a year',
        source: 'A source',
        attribution: '=A source, edition of 2023',
      },
      ar: {
        title: 'سحب المياه',
        definition: 'ما يؤخذ من الأنهار والبحيرات وطبقات المياه الجوفية.',
        unit: 'مليار م³ في السنة',
        source: 'مصدر',
        attribution: 'مصدر، إصدار 2023',
      },
    },
    {
      pillar: 'water',
      decimals: 1,
      licence: 'CC-BY-4.0',
      licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
      sourceAddress: 'https://source.example.org/',
      order: 1,
    },
  )
}

/** Two versions: what Jordan had in 2021 was revised by the second, which brought 2022 as well. */
export const testObservations = {
  first: [
    ['eg', 2020, 77.5],
    ['jo', 2019, 0.904],
    ['jo', 2020, 1.0],
    ['jo', 2021, 1.1],
  ],
  second: [
    ['jo', 2021, 1.0],
    ['jo', 2022, 1.05],
  ],
} as const

async function writeFigures(writer: RecordWriter, payload: Payload): Promise<void> {
  const { stageFile } = await import('../../figures/data-imports/stage-file.ts')
  const { publishImport, readOptions } = await import('../../figures/data-imports/publish.ts')
  const { writtenOptions } = await import('../../figures/data-imports/options.ts')
  for (const [title, rows] of [
    ['An edition', testObservations.first],
    ['A revision', testObservations.second],
  ] as const) {
    const id = await writer.draft('data-imports', {
      title,
      ...plainOptions,
      editionYear: 2022,
    })
    const options = await readOptions(payload, id)
    await stageFile(payload, {
      import: id,
      file: { name: 'figures.csv', sha256: '0'.repeat(64), size: 100 },
      options: writtenOptions(options),
      editionYear: options.editionYear,
      leavesOutCountries: false,
      leavesOutIndicators: false,
      entries: entriesOf(rows),
      by: null,
    })
    await publishImport(payload, id)
  }
}

async function* entriesOf(rows: readonly (readonly [string, number, number])[]): AsyncGenerator<FileRow> {
  for (const [index, [country, year, value]] of rows.entries()) {
    yield { line: index + 2, indicator: 'water-withdrawal', country, year, value, status: null }
  }
}
