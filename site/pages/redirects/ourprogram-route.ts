import { redirectInLanguage } from '../../loading/redirect-in-language.ts'
import type { Route } from './+types/ourprogram-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  throw redirectInLanguage(context, request, '/what-we-do')
}
