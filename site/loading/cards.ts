import type { GalleryImage } from '../../content/culture-gallery-images/kind.ts'
import type { NetworkEvent } from '../../content/events/kind.ts'
import type { Laboratory } from '../../content/laboratories/kind.ts'
import type { PressItem } from '../../content/press-items/kind.ts'
import type { Program } from '../../content/programs/kind.ts'
import type { Project } from '../../content/projects/kind.ts'
import type { Publication } from '../../content/publications/kind.ts'
import type { Tender } from '../../procurement/tenders/kind.ts'
import type { Vacancy } from '../../recruitment/vacancies/kind.ts'
import { pathOfRecord } from '../../languages/addresses.ts'
import { declarationOf, type Kind } from '../../languages/declared-kinds.ts'
import { coverOfKind } from '../../languages/kind-declaration.ts'
import type { DatedArticle } from '../../store/read/article.ts'
import { formatDay, formatDayIn, formatShortDate } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { messagesOf } from '../language/loaded-messages.ts'
import type { CardItem } from '../ui/card/card.tsx'
import { pressDates } from './press-dates.ts'

/** What a card shows of each kind of record, made on the server so that only that travels. */

interface Illustrated {
  slug: string
  topics?: readonly { slug: string }[]
}

function coverOf(kind: Kind, { slug, topics }: Illustrated): Pick<CardItem, 'key' | 'topic'> {
  return { key: `${coverOfKind(declarationOf(kind))}-${slug}`, topic: topics?.[0]?.slug ?? null }
}

/** The card of a kind whose records are dated articles. */
export function articleCard(kind: Kind) {
  return (article: DatedArticle, language: Language): CardItem => ({
    ...coverOf(kind, article),
    to: pathOfRecord(kind, article.slug),
    title: article.title,
    summary: article.summary,
    image: article.image,
    facts: [formatShortDate(article.date, language)],
  })
}

export const newsCard = articleCard('news')
export const storyCard = articleCard('stories')
export const conferenceNewsCard = articleCard('cop-news')

export function projectCard(project: Project, language: Language): CardItem {
  const { status } = messagesOf(language).project
  return {
    ...coverOf('projects', project),
    to: `/projects/${project.slug}`,
    title: project.title,
    summary: project.summary,
    image: project.image,
    facts: [status[project.status], ...project.topics.slice(0, 1).map(({ title }) => title)],
  }
}

export function programCard(program: Program): CardItem {
  return {
    ...coverOf('programs', program),
    to: `/projects?program=${program.slug}`,
    title: program.title,
    summary: program.summary,
    image: program.image,
    facts: [],
  }
}

export function laboratoryCard(laboratory: Laboratory): CardItem {
  return {
    ...coverOf('laboratories', laboratory),
    to: `/laboratories/${laboratory.slug}`,
    title: laboratory.title,
    summary: laboratory.summary,
    image: laboratory.image,
    facts: [laboratory.country?.title ?? null, laboratory.location].filter((fact) => fact !== null),
  }
}

export function eventCard(event: NetworkEvent, language: Language): CardItem {
  const { event: words } = messagesOf(language)
  return {
    ...coverOf('events', event),
    to: `/events/${event.slug}`,
    title: event.title,
    summary: event.summary,
    image: event.image,
    facts: [
      formatShortDate(event.startsAt, language, event.timeZone),
      event.isPast ? words.past : words.upcoming,
      ...(event.place ? [event.place] : []),
    ],
  }
}

export function publicationCard(publication: Publication, language: Language): CardItem {
  return {
    ...coverOf('publications', publication),
    to: `/publications/${publication.slug}`,
    title: publication.title,
    summary: publication.summary,
    image: publication.image,
    facts: [
      messagesOf(language).publication.kind[publication.kind],
      formatDay(publication.publishedOn, language),
    ],
  }
}

export function pressCard(item: PressItem, language: Language): CardItem {
  return {
    ...coverOf('press-items', item),
    to: null,
    ...(item.link && { href: item.link, callToAction: messagesOf(language).sections.readAtOutlet }),
    title: item.title,
    summary: item.summary,
    image: null,
    facts: [...pressDates(item.date, language), ...(item.outlet ? [item.outlet] : [])],
  }
}

export function vacancyCard(vacancy: Vacancy, language: Language): CardItem {
  const { vacancy: words, labelled } = messagesOf(language)
  return {
    ...coverOf('vacancies', vacancy),
    to: `/vacancies/${vacancy.slug}`,
    title: vacancy.title,
    summary: vacancy.summary,
    image: null,
    facts: [
      words.kind[vacancy.kind],
      vacancy.isExpired ? words.closed : words.open,
      vacancy.deadline
        ? labelled(words.deadline, formatShortDate(vacancy.deadline, language, vacancy.timeZone))
        : words.untilFilled,
    ],
  }
}

export function tenderCard(tender: Tender, language: Language): CardItem {
  const { tender: words, labelled } = messagesOf(language)
  return {
    ...coverOf('tenders', tender),
    to: `/tenders/${tender.slug}`,
    title: tender.title,
    summary: null,
    image: null,
    facts: [
      words.category[tender.category],
      tender.isExpired ? words.expired : words.active,
      labelled(words.deadline, formatDayIn(tender.deadline, language, tender.timeZone)),
    ],
  }
}

export function galleryCard(image: GalleryImage): CardItem {
  return {
    ...coverOf('culture-gallery-images', image),
    to: `/gallery/${image.slug}`,
    title: image.title,
    summary: null,
    image: image.image,
    isPicture: true,
    facts: image.countries.map(({ title }) => title),
  }
}
