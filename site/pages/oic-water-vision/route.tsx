import { useMessages } from '../../language/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { useSite } from '../../loading/use-site.ts'
import { PageWithLinkElsewhere } from '../page-with-link-elsewhere.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context, 'oic-water-vision') }
}

export default function WaterVisionPage({ loaderData: { page } }: Route.ComponentProps) {
  const { navigation } = useMessages()
  return (
    <PageWithLinkElsewhere
      page={page}
      label={navigation.waterVision}
      address={useSite()?.organization.waterVisionAddress}
    />
  )
}
