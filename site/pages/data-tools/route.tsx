import { useMessages } from '../../language/use-language.ts'
import { readPage } from '../../loading/read-page.ts'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context, 'data-tools') }
}

export default function DataToolsPage({ loaderData: { page } }: Route.ComponentProps) {
  const { footer } = useMessages()
  return (
    <ContentPage page={page}>
      <div className="wide section">
        <a className="button" href="/api/docs" hrefLang="en">
          {footer.api}
        </a>
      </div>
    </ContentPage>
  )
}
