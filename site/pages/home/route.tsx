import { Suspense, use, useLayoutEffect, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeOrganization, describeWebsite } from '../../structured-data/describe-organization.ts'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import type { Route } from './+types/route.ts'
import { About } from './about/about.tsx'
import { FocusAreas } from './about/focus-areas.tsx'
import { HomeFigures } from './about/home-figures.tsx'
import { defaultSlide } from './hero/default-slide.ts'
import { Hero } from './hero/hero.tsx'
import { HomeBlock } from './home-block/home-block.tsx'
import { HubPromotionSection } from './hub-promotion/hub-promotion.tsx'
import { isHomeShown, noteHomeShown, soonOrComing, type ComingHome } from './coming-home.ts'
import { loadHome, type HomeData } from './load-home.ts'
import { LoadingHome } from './loading-home.tsx'
import { MemberStatesSection } from './member-states-section/member-states-section.tsx'
import { ProjectsRail } from './projects-rail/projects-rail.tsx'
import { Teaser } from './teaser/teaser.tsx'
import './home.css'

export function loader({ context }: Route.LoaderArgs) {
  return loadHome(context)
}

/**
 * Whoever comes from another page of the site is shown the home page at once, loading, where the server is slow
 * (specification, section 2.4).
 */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<HomeData | ComingHome> {
  const coming = serverLoader()
  return isHomeShown() ? coming : soonOrComing(coming)
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  // Before the effects within the page: one of them asks for it once more, and must not be taken for a visitor's arrival.
  useLayoutEffect(noteHomeShown, [])
  if (!('coming' in loaderData)) return <WholeHome home={loaderData} />
  return (
    <Suspense fallback={<LoadingHome />}>
      <HomeThatComes coming={loaderData.coming} />
    </Suspense>
  )
}

function HomeThatComes({ coming }: ComingHome) {
  return <WholeHome home={use(coming)} />
}

/** The home page: hero, about and projects at once, the other sections after a second (specification, section 2.4). */
function WholeHome({ home }: { home: HomeData }) {
  const { hero } = useMessages().home
  const language = useLanguage()
  const sections = [home.slides, home.focusAreas, home.projects, home.latest]
  const isLoading = useRetryOfFailedSections(sections.includes(null))
  const slides = home.slides?.length ? home.slides : [defaultSlide(hero, language)]
  return (
    <>
      <PageHead title={home.metaTitle} description={home.metaDescription} />
      <Described by={describeOrganization} />
      <Described by={describeWebsite} />
      <Hero name={home.name} slides={slides} socialLinks={home.socialLinks} />
      <section className="home-about" aria-labelledby="home-about-title">
        <About slides={home.aboutSlides} />
        <HomeFigures figures={home.figures} />
        <FocusAreas areas={home.focusAreas ?? []} lead={home.lead} body={home.body} />
      </section>
      <ProjectsRail projects={home.projects} isLoading={isLoading} />
      <div className="home-delayed">
        <HomeBlock cards={home.latest?.block ?? []} isLoading={isLoading && home.latest === null} />
        <MemberStatesSection network={home.network} />
        {home.hub && <HubPromotionSection hub={home.hub} />}
        <Teaser cards={home.latest?.others ?? []} isLoading={isLoading && home.latest === null} />
      </div>
    </>
  )
}

/**
 * Asks the server once more for a page that came with a part missing. Says whether the answer is on its way, in which
 * the missing sections show that they are loading.
 */
function useRetryOfFailedSections(isPartial: boolean): boolean {
  const { revalidate, state } = useRevalidator()
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!isPartial || hasAsked.current) return
    hasAsked.current = true
    void revalidate()
  }, [isPartial, revalidate])
  return isPartial && state === 'loading'
}
