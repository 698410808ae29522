import type { CollectionSlug, Payload } from 'payload'
import { createLocalReq } from 'payload'
import { officialCountryNames, starterCountries } from './texts/countries.ts'
import { starterConferences } from './texts/cop.ts'
import { starterConferenceNews } from './texts/cop-news.ts'
import { starterGalleryImages } from './texts/culture-gallery-images.ts'
import { writeHomePage } from './write-starter-home-page.ts'
import { raiseContentVersion } from '../store/database/content-version.ts'
import { starterEvents } from './texts/events.ts'
import { writeStarterFigures, writeStarterIndicators } from './write-starter-figures.ts'
import { writeStarterMenu } from './write-starter-menu.ts'
import { slugify } from '../model/hooks/slugify.ts'
import { defaultMemberColour } from '../content/member-states/kind.ts'
import { starterIndicators } from './texts/indicators.ts'
import { starterLaboratories } from './texts/laboratories.ts'
import { starterMemberStates } from './texts/member-states.ts'
import { starterNews } from './texts/news.ts'
import { starterSystemCharts } from './texts/oic-system-charts.ts'
import { starterImpacts } from './texts/our-impacts.ts'
import { starterPages } from './texts/pages.ts'
import { starterPartners } from './texts/partners.ts'
import { starterPressItems } from './texts/press-items.ts'
import { starterPrograms } from './texts/programs.ts'
import { starterProjects } from './texts/projects.ts'
import { starterPublications } from './texts/publications.ts'
import { starterUnits } from './texts/publications/starter-units.ts'
import { starterSlides } from './texts/sliders.ts'
import { starterStories } from './texts/stories.ts'
import { starterTeamMembers } from './texts/team-members.ts'
import { starterTenders } from './texts/tenders.ts'
import { starterTopics, topicSlugs, type TopicSlug } from './texts/topics.ts'
import { starterVacancies } from './texts/vacancies.ts'
import { defaultOrganization } from './default-organization.ts'
import type { Language } from '../languages/languages.ts'
import { forEachAtOnce } from './for-each-at-once.ts'
import { calendarDay, StarterDates } from './starter-dates.ts'
import { StarterLibrary, type SizesOfPictures } from './starter-library.ts'
import type { StarterPage, StarterPicture } from './starter-types.ts'
import type { Translated } from './translated.ts'
import { defaultTimeZone } from '../languages/time-zones.ts'
import { markdownToRichText } from './rich-text.ts'
import { StarterWriter } from './writer.ts'

/** Called with what is being written, for the person at the terminal. */
export type Progress = (what: string) => void

const timeZone = defaultTimeZone

/**
 * Fills an empty database with the starter content in four languages, with pictures and documents.
 * All of it is one transaction where the database has them.
 */
export async function fillStarterContent(
  payload: Payload,
  installed: Date,
  progress: Progress,
  sizes: SizesOfPictures,
): Promise<void> {
  await inOneTransaction(payload, async (writer) => {
    progress(`indicators (${starterIndicators.length}, with their values)`)
    await writeStarterIndicators(writer)
    await writeAll(writer, { dates: new StarterDates(installed), sizes, progress })
    await writeStarterFigures(writer)
  })
}

/**
 * Fills an empty database with what a site without content needs: who the network is, the header's links, the titles and
 * first sentences of its pages, those about the product itself whole, and the names of the countries, which other records refer to.
 */
export async function fillEmptySite(payload: Payload, progress: Progress): Promise<void> {
  await inOneTransaction(payload, async (writer) => {
    await writeOrganization(writer, progress)
    await writeStarterMenu(writer, null)
    await writeCountries(writer, progress)
    progress(`pages (${starterPages.length})`)
    const richText = await markdownToRichText(payload)
    for (const page of starterPages) {
      await writer.write('pages', page.slug, (language) => ({
        title: page.title[language],
        slug: page.slug,
        ...introductionIn(page, language),
        ...(page.inFooter && { body: richText(page.body[language]) }),
      }))
    }
  })
}

async function inOneTransaction(
  payload: Payload,
  write: (writer: StarterWriter) => Promise<void>,
): Promise<void> {
  const transactionID = (await payload.db.beginTransaction?.()) ?? undefined
  try {
    const writer = new StarterWriter(payload, transactionID)
    await write(writer)
    const req = await createLocalReq({ req: writer.request }, payload)
    await raiseContentVersion(req, 'everything')
    if (transactionID !== undefined) await payload.db.commitTransaction(transactionID)
  } catch (error) {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

interface Writing {
  dates: StarterDates
  sizes: SizesOfPictures
  progress: Progress
}

async function writeAll(writer: StarterWriter, { dates, sizes, progress }: Writing): Promise<void> {
  const richText = await markdownToRichText(writer.payload)
  const library = new StarterLibrary(writer, sizes)
  library.makePicturesAhead()
  const topicIds = (slugs: readonly TopicSlug[]) => writer.ids('topics', slugs)
  const countryIds = (codes: readonly string[]) => writer.ids('countries', codes)
  const image = (key: string, picture: StarterPicture | null) =>
    picture ? library.picture(key, picture) : null

  /** Writes the items of one kind, each with its picture. */
  const writeKind = async <Item extends { slug: string; title: Translated; picture?: StarterPicture | null }>(
    collection: CollectionSlug,
    items: readonly Item[],
    fieldsOf: (item: Item, language: Language, index: number) => Record<string, unknown>,
  ) => {
    progress(`${collection} (${items.length})`)
    await forEachAtOnce(items, async (item, index) => {
      const picture = item.picture ?? null
      const imageId = await image(`${collection}/${item.slug}`, picture)
      await writer.write(collection, item.slug, (language) => ({
        title: item.title[language],
        slug: item.slug,
        ...(imageId !== null && { image: imageId }),
        ...fieldsOf(item, language, index),
      }))
    })
  }
  const articleFields = (
    item: {
      summary: Translated
      body: Translated
      topics?: readonly TopicSlug[]
      countries?: readonly string[]
    },
    language: Language,
  ) => ({
    summary: item.summary[language],
    body: richText(item.body[language]),
    ...(item.topics && { topics: topicIds(item.topics) }),
    ...(item.countries && { countries: countryIds(item.countries) }),
  })

  await writeOrganization(writer, progress)
  progress('header-menu')
  await writeStarterMenu(writer, library)

  await writeKind(
    'topics',
    topicSlugs.map((slug) => ({ slug, ...starterTopics[slug] })),
    (item, language, order) => ({ description: item.description[language], order }),
  )

  await writeCountries(writer, progress)

  await writeKind(
    'member-states',
    starterMemberStates.map((item) => ({ ...item, ...namedAfterCountry(item.country) })),
    (item, language) => ({
      country: writer.id('countries', item.country),
      instituteName: item.instituteName[language],
      location: item.location[language],
      rank: item.rank[language],
      joinedInYear: item.joinedInYear,
      mapKeyColour: defaultMemberColour,
      email: `${item.country}@members.iwen.example.org`,
      telephone: exampleTelephone(item.country, 0),
      fax: exampleTelephone(item.country, 1),
    }),
  )
  await writeKind(
    'partners',
    starterPartners.map((item) => ({
      ...item,
      slug: slugify(starterCountries[item.country]?.en ?? item.country),
    })),
    (item, language) => ({
      country: writer.id('countries', item.country),
      kind: item.kind,
      summary: item.summary[language],
    }),
  )
  await writeKind('team-members', starterTeamMembers, (item, language, order) => ({
    department: item.department[language],
    responsibilities: item.responsibilities[language],
    kind: item.kind,
    order,
  }))
  await writeKind('programs', starterPrograms, (item, language, order) => ({
    ...articleFields(item, language),
    order,
  }))
  await writeKind('laboratories', starterLaboratories, (item, language) => ({
    ...articleFields(item, language),
    host: item.host[language],
    country: writer.id('countries', item.country),
    location: item.location[language],
  }))
  await writeKind('projects', starterProjects, (item, language, order) => ({
    ...articleFields(item, language),
    shortTitle: item.shortTitle[language] ?? null,
    stage: item.status,
    donor: item.donor[language],
    developmentPartner: item.developmentPartner[language],
    startsOn: calendarDay(item.startsOn),
    endsOn: item.endsOn ? calendarDay(item.endsOn) : null,
    program: writer.id('programs', item.program),
    results: item.results.map((row) => ({ value: row.value, label: row.label[language] })),
    order,
  }))
  await writeKind('events', starterEvents, (item, language) => ({
    ...articleFields(item, language),
    kind: item.kind,
    mode: item.mode,
    startsAt: dates.startOf(item),
    startsAt_tz: timeZone,
    endsAt: dates.endOf(item),
    endsAt_tz: timeZone,
    place: item.place[language],
    agenda: item.agenda.map((row) => ({ time: row.time, title: row.title[language] })),
    speakers: item.speakers.map((row) => ({
      role: row.role[language],
      affiliation: row.affiliation[language],
    })),
    outcome: item.outcome ? richText(item.outcome[language]) : null,
    projects: writer.ids('projects', item.projects),
  }))

  progress(`publications (${starterPublications.length}, with their files)`)
  await forEachAtOnce(starterPublications, async (item) => {
    const imageId = await image(`publications/${item.slug}`, item.picture)
    const files = await library.publicationFiles(item)
    await writer.write('publications', item.slug, (language) => ({
      title: item.title[language],
      slug: item.slug,
      image: imageId,
      ...articleFields(item, language),
      kind: item.kind,
      publishedOn: calendarDay(item.publishedOn),
      authors: item.authors.map((unit) => ({ name: unit, translatedName: starterUnits[unit][language] })),
      pages: item.pages,
      files,
      projects: writer.ids('projects', item.projects),
      indicators: writer.ids('indicators', item.indicators ?? []),
    }))
  })

  await writeKind('news', starterNews, (item, language) => ({
    ...articleFields(item, language),
    date: dates.inDays(item.publishedInDays),
    projects: writer.ids('projects', item.projects),
    events: writer.ids('events', item.events),
  }))
  await writeKind('stories', starterStories, (item, language) => ({
    ...articleFields(item, language),
    date: dates.inDays(item.publishedInDays),
    quote: item.quote[language],
    quoteSource: item.quoteSource[language],
    projects: writer.ids('projects', item.projects),
  }))
  await writeKind('press-items', starterPressItems, (item, language) => ({
    outlet: item.outlet[language],
    summary: item.summary[language],
    link: item.link ?? null,
    date: dates.inDays(item.publishedInDays),
    topics: topicIds(item.topics),
  }))
  await writeKind('cop', starterConferences, (item, language) => ({
    ...articleFields(item, language),
    session: item.session,
    place: item.place[language],
    startsOn: dates.dayInDays(item.startsInDays),
    endsOn: dates.dayInDays(item.startsInDays + item.lastsDays - 1),
  }))
  await writeKind('cop-news', starterConferenceNews, (item, language) => ({
    ...articleFields(item, language),
    date: dates.inDays(item.publishedInDays),
    conference: writer.id('cop', item.conference),
  }))
  await writeKind('vacancies', starterVacancies, (item, language) => ({
    summary: item.summary[language],
    body: richText(item.body[language]),
    requirements: richText(item.requirements[language]),
    kind: item.kind,
    department: item.department[language],
    location: item.location[language],
    grade: item.grade,
    positions: item.positions,
    postedAt: dates.inDays(item.postedInDays),
    ...(item.deadlineInDays !== null && {
      deadline: dates.inDays(item.deadlineInDays, 23),
      deadline_tz: timeZone,
    }),
  }))

  progress(`tenders (${starterTenders.length}, with their documents)`)
  for (const item of starterTenders) {
    const file = await library.tenderDocument(item)
    const addenda = item.addenda ?? []
    const formerFile = addenda.some(({ replacesDocument }) => replacesDocument)
      ? await library.tenderDocument(item, '1')
      : null
    await writer.write('tenders', item.slug, (language) => ({
      title: item.title[language],
      slug: item.slug,
      description: item.description[language],
      location: item.location[language],
      duration: item.duration[language],
      referenceNumber: item.referenceNumber,
      category: item.category,
      issueDate: dates.dayInDays(item.issuedInDays),
      deadline: dates.inDays(item.deadlineInDays, 15),
      deadline_tz: timeZone,
      documents:
        file === null
          ? []
          : [{ title: item.document?.[language], file, version: formerFile === null ? '1' : '2' }],
      ...(item.enquiriesUntilInDays !== undefined && {
        enquiriesUntil: dates.inDays(item.enquiriesUntilInDays, 15),
      }),
      addenda: addenda.map((addendum) => ({
        publishedAt: dates.inDays(addendum.publishedInDays, 11),
        reason: addendum.reason[language],
        ...(addendum.previousDeadlineInDays !== undefined && {
          previousDeadline: dates.inDays(addendum.previousDeadlineInDays, 15),
          newDeadline: dates.inDays(item.deadlineInDays, 15),
        }),
        replacedDocuments: addendum.replacesDocument
          ? [{ name: `${item.slug}-version-1.pdf`, file: formerFile, version: '1' }]
          : [],
      })),
      ...(item.award && {
        outcome: 'contract-awarded',
        outcomeOn: dates.dayInDays(item.award.inDays),
        outcomeNote: item.award.note[language],
      }),
      mobileNumber: '+962 79 555 0142',
      landNumber: defaultOrganization.telephone,
      email: defaultOrganization.procurementEmail,
      topics: topicIds(item.topics),
      countries: countryIds(item.countries),
      projects: writer.ids('projects', item.projects),
    }))
    for (const [place, asked] of (item.questions ?? []).entries()) {
      await writer.write('tender-questions', `${item.slug}/${place}`, (language) => ({
        tender: writer.id('tenders', item.slug),
        details: asked.question.en,
        sentIn: 'en',
        askedAt: dates.inDays(asked.askedInDays),
        status: 'published',
        publishedAt: dates.inDays(asked.publishedInDays),
        question: asked.question[language],
        answer: asked.answer[language],
      }))
    }
  }

  await writeKind('culture-gallery-images', starterGalleryImages, (item, language) => ({
    description: item.description[language],
    takenOn: dates.dayInDays(item.takenInDays),
    countries: countryIds([item.country]),
  }))
  await writeKind('oic-system-charts', starterSystemCharts, (item, language, order) => ({
    description: item.description[language],
    nodes: item.nodes.map((node) => ({ key: node.id, parentKey: node.parent, label: node.label[language] })),
    order,
  }))
  await writeKind('our-impacts', starterImpacts, (item, language, order) => ({
    value: item.value,
    description: item.description[language],
    topic: item.topic ? writer.id('topics', item.topic) : null,
    order,
  }))
  await writeKind(
    'sliders',
    starterSlides.map((item) => ({ ...item, slug: slugify(item.title.en) })),
    (item, language, order) => ({
      description: item.description[language],
      linkTitle: item.linkTitle[language],
      link: item.link,
      mirrored: true,
      order,
    }),
  )
  progress('home page')
  await writeHomePage(writer, library)
  await writeKind('pages', starterPages, (item, language) => ({
    ...introductionIn(item, language),
    body: richText(item.body[language]),
  }))
}

function introductionIn(page: StarterPage, language: Language): Record<string, unknown> {
  return {
    metaDescription: page.description[language],
    lead: page.lead[language],
    searchWords: page.searchWords?.[language] ?? null,
    inFooter: page.inFooter ?? false,
  }
}

/** What each page says of the network. */
export async function writeOrganization(writer: StarterWriter, progress: Progress): Promise<void> {
  progress('organization')
  await writer.writeGlobal('organization', organizationIn)
}

async function writeCountries(writer: StarterWriter, progress: Progress): Promise<void> {
  progress(`countries (${Object.keys(starterCountries).length})`)
  const officialNames = new Map(Object.entries(officialCountryNames))
  for (const [code, name] of Object.entries(starterCountries)) {
    await writer.write('countries', code, (language) => ({
      code,
      slug: slugify(name.en),
      name: name[language],
      officialName: officialNames.get(code)?.[language] ?? null,
    }))
  }
}

function organizationIn(language: Language): Record<string, unknown> {
  const { name, description, metaTitle, metaDescription, location, figures, ...rest } = defaultOrganization
  return {
    ...rest,
    name: name[language],
    description: description[language],
    metaTitle: metaTitle[language],
    metaDescription: metaDescription[language],
    location: location[language],
    figures: figures.map(({ value, label }) => ({ value, label: label[language] })),
  }
}

function namedAfterCountry(code: string): { slug: string; title: Translated } {
  const title = starterCountries[code]
  if (!title) throw new Error(`No name for the country ${code}`)
  return { slug: slugify(title.en), title }
}

/** A telephone number that nobody has. */
function exampleTelephone(country: string, line: number): string {
  const digits = Array.from(country, (letter) => letter.charCodeAt(0) % 10).join('')
  return `+962 6 555 0${digits}${line}`
}
