import { readPage } from '../../loading/read-page.ts'
import { ContentPage } from '../content-page.tsx'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await readPage(context, 'nutshell') }
}

export default function NutshellPage({ loaderData: { page } }: Route.ComponentProps) {
  return <ContentPage page={page} />
}
