import type { RouterContextProvider } from 'react-router'
import { readHomePage } from '../../../content/home-page/read-home-page.ts'
import { readOrganization } from '../../../content/organization/read-organization.ts'
import { readingContext } from '../../loading/contexts.ts'
import { readPage } from '../../loading/read-page.ts'
import { readRegionalNetwork } from '../../loading/read-regional-network.ts'
import { readOptional } from '../../loading/read-optional.ts'
import { readFocusAreas } from './about/read-focus-areas.ts'
import { readLatest } from './home-block/read-latest.ts'
import { readRailProjects } from './projects-rail/read-rail-projects.ts'
import { listRecords } from '../../../store/read/list-records.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { slideKind } from '../../../content/sliders/kind.ts'
import { slideToShow, type ShownSlide } from './hero/slide-to-show.ts'

/** How many items the home page's teaser holds beside those of the block above it. */
const teaserItems = 6

/**
 * All that the home page shows. The network's own texts are needed; of each other section a failure is distinguished
 * (`null`) and leaves the rest of the page whole (specification, section 8).
 */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const reading = context.get(readingContext)
  const readTexts = async () => {
    const organization = await readOrganization(reading)
    return { organization, homePage: await readHomePage(reading, organization) }
  }
  const [{ organization, homePage }, page, slides, focusAreas, projects, latest, network] = await Promise.all(
    [
      readTexts(),
      readPage(context, 'home'),
      readOptional(context, () => readHeroSlides(reading)),
      readOptional(context, () => readFocusAreas(reading)),
      readOptional(context, () => readRailProjects(reading)),
      readOptional(context, () => readLatest(reading, teaserItems)),
      readRegionalNetwork(context),
    ],
  )
  return {
    metaTitle: organization.metaTitle.text,
    metaDescription: organization.metaDescription.text,
    name: organization.name,
    socialLinks: organization.socialLinks,
    figures: organization.figures,
    lead: page.lead,
    body: page.body,
    ...homePage,
    slides,
    focusAreas,
    projects,
    latest,
    network,
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

/** The slides of the library in the editors' order. */
async function readHeroSlides(reading: Reading): Promise<ShownSlide[]> {
  const { records } = await listRecords(slideKind, reading, { perPage: 0 })
  return records.map((slide) => slideToShow(slide, reading.language))
}
