import type { ServerProps } from 'payload'
import { environment } from '../../environment.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import '../step-up/step-up.css'
import { openIdRefusals, openIdWords } from '../../languages/back-office/open-id-words.ts'

/** Below the form of the sign-in, where the settings name a provider of OpenID Connect: to its sign-in, and why not. */
export function OpenIdSignIn({ i18n, searchParams }: ServerProps) {
  if (!environment().OIDC_ISSUER) return null
  const words = openIdWords[languageOf({ i18n })]
  const why = openIdRefusals.find((one) => one === searchParams?.['open-id'])
  const redirect = searchParams?.['redirect']
  const query = typeof redirect === 'string' ? `?${new URLSearchParams({ redirect }).toString()}` : ''
  return (
    <div className="passkey-sign-in">
      <a
        className="btn btn--style-secondary btn--size-large btn--withoutPopup"
        href={`/cms-api/users/open-id-sign-in${query}`}
      >
        {words.signIn}
      </a>
      {why !== undefined && <p role="alert">{words.refusals[why]}</p>}
    </div>
  )
}
