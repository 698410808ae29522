import { eventKind } from '../../../content/events/kind.ts'
import { newsKind } from '../../../content/news/kind.ts'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { projectKind } from '../../../content/projects/kind.ts'
import { listRecords } from '../../../content/read/content-kind.ts'
import { slideKind } from '../../../content/sliders/kind.ts'
import { useMessages } from '../../i18n/use-language.ts'
import { eventCard, newsCard, projectCard } from '../../loading/cards.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { Figures } from '../../ui/figures/figures.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Prose } from '../../ui/text/localized.tsx'
import { CardSection } from '../content-page.tsx'
import type { Route } from './+types/route.ts'
import { HomeSlide } from './home-slide.tsx'

/** Projects on the home page (specification, section 9). */
const projectsShown = 4

export async function loader({ context }: Route.LoaderArgs) {
  const reading = context.get(readingContext)
  const { language } = reading
  const [organization, page, slides, projects, news, events] = await Promise.all([
    readOrganization(reading),
    readPage(context, 'home'),
    listRecords(slideKind, reading, { perPage: 1 }),
    listRecords(projectKind, reading, { perPage: projectsShown }),
    listRecords(newsKind, reading, { perPage: 3 }),
    listRecords(eventKind, reading, { perPage: 3, filters: { time: 'upcoming' }, sort: 'date' }),
  ])
  return {
    page,
    metaTitle: organization.metaTitle.text,
    metaDescription: organization.metaDescription.text,
    figures: organization.figures,
    slide: slides.records[0] ?? null,
    projects: projects.records.map((project) => projectCard(project, language)),
    news: news.records.map((item) => newsCard(item, language)),
    events: events.records.map((event) => eventCard(event, language)),
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { content } = useMessages()
  const { page, slide, figures, projects, news, events } = loaderData
  return (
    <>
      <PageHead title={loaderData.metaTitle} description={loaderData.metaDescription} />
      <HomeSlide title={page.title} lead={page.lead} slide={slide} />
      <section className="section">
        <div className="wide">
          <h2>{content.figures}</h2>
          <Figures figures={figures} />
        </div>
      </section>
      {page.body && (
        <div className="wide section">
          <Prose value={page.body} />
        </div>
      )}
      <CardSection title={content.ourProjects} items={projects} allAt="/projects" />
      <CardSection title={content.latestNews} items={news} allAt="/news" />
      <CardSection title={content.upcomingEvents} items={events} allAt="/events" />
    </>
  )
}
