import { useMessages } from '../../i18n/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { ContentPage, LinkSection } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context, 'get-involved') }
}

export default function GetInvolvedPage({ loaderData: { page } }: Route.ComponentProps) {
  const { navigation, map } = useMessages()
  const links = [
    { to: '/vacancies', label: navigation.vacancies },
    { to: '/internship', label: navigation.internship },
    { to: '/tenders', label: navigation.tenders },
    { to: '/partners', label: navigation.partners },
  ]
  return (
    <ContentPage page={page}>
      <LinkSection title={map.asList} links={links} />
    </ContentPage>
  )
}
