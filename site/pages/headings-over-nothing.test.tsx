import '../language/all-messages.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { MemberState } from '../../content/member-states/kind.ts'
import { ReferenceList } from '../ui/reference-list/reference-list.tsx'
import { CardSection } from './content-page.tsx'
import { CountryInstitution } from './countries/country-institution.tsx'
import { RelatedItems } from './detail/related-items.tsx'
import { HomeFigures } from './home/about/home-figures.tsx'
import { HomeBlock } from './home/home-block/home-block.tsx'
import { ProjectsRail } from './home/projects-rail/projects-rail.tsx'
import { PressPictures } from './media/press-pictures.tsx'
import { FocusAreaList } from './section/focus-area-list.tsx'
import { LiveBand } from './section/live-band.tsx'
import { NetworkInFigures } from './section/network-in-figures.tsx'
import { SectionPages } from './section/section-pages.tsx'
import { MemberFlags } from './who-we-are/member-flags.tsx'
import { TeamAndPress } from './who-we-are/team-and-press.tsx'

function render(part: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: ['/members'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const withNothing: MemberState = {
  id: '1',
  slug: 'jordan',
  title: { text: 'Jordan', language: 'en' },
  country: null,
  instituteName: null,
  location: null,
  rank: null,
  description: null,
  telephone: null,
  fax: null,
  email: null,
  website: null,
  mapKeyColour: '#0ea5e9',
  joinedInYear: null,
  image: null,
  translations: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
}

const none = { items: [], total: 0 }

test.each<[string, ReactNode]>([
  ['records referred to', <ReferenceList key="1" title="Topics" references={[]} />],
  ['cards of a section', <CardSection key="1" title="News" items={[]} />],
  ['related records', <RelatedItems key="1" title="More" items={[]} allAt="/news" />],
  ['what goes on', <LiveBand key="1" title="Open" content={none} allAt="/tenders" />],
  ['focus areas', <FocusAreaList key="1" areas={[]} />],
  ['figures of home', <HomeFigures key="1" figures={[]} />],
  ['figures of the network', <NetworkInFigures key="1" />],
  ['latest of home', <HomeBlock key="1" cards={[]} isLoading={false} />],
  ['projects of home', <ProjectsRail key="1" projects={[]} isLoading={false} />],
  ['pictures for the press', <PressPictures key="1" pictures={[]} />],
  ['pages of a section', <SectionPages key="1" dropdown="whoWeAre" pages={[]} />],
  ['flags of members', <MemberFlags key="1" members={[]} />],
  ['team and press', <TeamAndPress key="1" leadership={[]} press={[]} />],
  ['a member’s institution', <CountryInstitution key="1" member={withNothing} />],
])('where there is nothing, no heading and no container stands over it: %s', (_, part) => {
  expect(render(part)).toBe('')
})
