import { useMessages } from '../../i18n/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { ContentPage, LinkSection } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context, 'who-we-are-map') }
}

export default function WhoWeAreMapPage({ loaderData: { page } }: Route.ComponentProps) {
  const { navigation, map } = useMessages()
  const links = [
    { to: '/who-we-are', label: navigation.whoWeAre },
    { to: '/members', label: navigation.members },
    { to: '/team', label: navigation.team },
    { to: '/partners', label: navigation.partners },
    { to: '/oic-water-vision', label: navigation.waterVision },
    { to: '/nutshell', label: navigation.nutshell },
  ]
  return (
    <ContentPage page={page}>
      <LinkSection title={map.asList} links={links} />
    </ContentPage>
  )
}
