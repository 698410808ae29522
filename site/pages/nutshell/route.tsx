import { useMessages } from '../../language/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { ContentPage } from '../content-page.tsx'
import { NetworkInFigures } from '../section/network-in-figures.tsx'
import { SectionPages } from '../section/section-pages.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context, 'nutshell') }
}

/** Under development: until it is there, the figures and the section's other pages stand in for it. */
export default function NutshellPage({ loaderData: { page } }: Route.ComponentProps) {
  const { navigation } = useMessages()
  return (
    <ContentPage page={page} aside={<NetworkInFigures />}>
      <SectionPages
        dropdown="whoWeAre"
        pages={[
          { to: '/who-we-are', label: navigation.whoWeAre },
          { to: '/members', label: navigation.members },
          { to: '/team', label: navigation.team },
        ]}
      />
    </ContentPage>
  )
}
