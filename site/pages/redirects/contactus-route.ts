import { redirectInLanguage } from '../../loading/redirect-in-language.ts'
import type { Route } from './+types/contactus-route.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  throw redirectInLanguage(context, request, '/get-involved')
}
