import { useLanguage, useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import { useComingPage } from '../../loading/whole-pages.ts'
import { LoadingIndicator } from '../../ui/loading-indicator/loading-indicator.tsx'
import '../../ui/motif/motif.css'
import { PageHead } from '../../frame/page-head/page-head.tsx'
import './about/about.css'
import { HomeFigures } from './about/home-figures.tsx'
import { defaultSlide } from './hero/default-slide.ts'
import { Hero } from './hero/hero.tsx'
import { HomeBlock } from './home-block/home-block.tsx'
import { ProjectsRail } from './projects-rail/projects-rail.tsx'
import { Teaser } from './teaser/teaser.tsx'

/** The home page while its content is on its way: its own words, and each section as it is while it loads. */
export function LoadingHome() {
  const { home, regionalNetwork } = useMessages()
  const language = useLanguage()
  const site = useSite()
  useComingPage()
  if (!site) return <LoadingIndicator />
  const { metaTitle, metaDescription, name, socialLinks, figures } = site.organization
  return (
    <>
      <PageHead title={metaTitle.text} description={metaDescription.text} />
      <Hero name={name} slides={[defaultSlide(home.hero, language)]} socialLinks={socialLinks} />
      <section className="home-about" aria-labelledby="home-about-title">
        <div className="wide home-about-loading">
          <h2 className="home-about-eyebrow" id="home-about-title">
            {home.about.label}
          </h2>
          <LoadingIndicator variant="skeleton" size="large" />
        </div>
        <HomeFigures figures={figures} />
      </section>
      <ProjectsRail projects={null} isLoading />
      <div className="home-delayed">
        <HomeBlock cards={[]} isLoading />
        <section className="home-section home-members motif-lattice" aria-label={regionalNetwork.label}>
          <div className="wide">
            <h2>{regionalNetwork.title}</h2>
            <p role="status">{regionalNetwork.loading}</p>
          </div>
        </section>
        <Teaser cards={[]} isLoading />
      </div>
    </>
  )
}
