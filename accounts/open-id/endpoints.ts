import { parseCookies, type Endpoint, type PayloadRequest } from 'payload'
import { environment } from '../../environment.ts'
import { noStore } from '../../model/endpoint-answers.ts'
import { demandsSecondFactor } from '../second-factor/check-second-factor.ts'
import { attemptsOf } from '../sign-in/attempts.ts'
import { letIn } from '../sign-in/let-in.ts'
import { addressOf } from '../sign-in/who-signs-in.ts'
import { accountOfPerson, hadSecondFactor, personSchema, type PersonAtProvider } from './account-of-person.ts'
import { openIdProvider, type Provider } from './provider.ts'
import type { OpenIdRefusal } from '../../languages/back-office/open-id-words.ts'
import { openState, sealState, type SignInState } from './sealed-state.ts'

/** Signing in at a provider of OpenID Connect (authorization code with PKCE), where the settings name one. */
export const openIdEndpoints: Endpoint[] = [
  { path: '/open-id-sign-in', method: 'get', handler: begin },
  { path: '/open-id-return', method: 'get', handler: comeBack },
]

const returnPath = '/cms-api/users/open-id-return'
const cookieName = 'open-id-sign-in'

async function begin(req: PayloadRequest): Promise<Response> {
  const settings = environment()
  if ((await attemptsOf(req.payload).toUsePasskey(addressOf(req))) !== undefined) return refuse('tooMany')
  const now = new Date()
  const provider = await reach(req, () => openIdProvider(settings, now))
  if (provider === undefined) return refuse('providerAway')
  const { library, configuration } = provider
  const state: SignInState = {
    state: library.randomState(),
    nonce: library.randomNonce(),
    verifier: library.randomPKCECodeVerifier(),
    page: wantedPage(req.searchParams.get('redirect')),
  }
  const address = library.buildAuthorizationUrl(configuration, {
    redirect_uri: `${settings.siteUrl}${returnPath}`,
    scope: settings.OIDC_SCOPE,
    state: state.state,
    nonce: state.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(state.verifier),
    code_challenge_method: 'S256',
  })
  return redirect(address.href, cookie(sealState(req.payload.secret, state, now), 600))
}

async function comeBack(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const settings = environment()
  const now = new Date()
  const sealed = parseCookies(req.headers).get(cookieName)
  const state = sealed === undefined ? undefined : openState(payload.secret, sealed, now)
  if (!state) return refuse('startAgain')
  const provider = await reach(req, () => openIdProvider(settings, now))
  if (provider === undefined || settings.OIDC_ISSUER === undefined) return refuse('providerAway')
  const person = await personFrom(req, provider, state)
  if (typeof person === 'string') return refuse(person)
  const { issuer } = provider.configuration.serverMetadata()
  const account = await accountOfPerson(payload, issuer, person, settings.OIDC_ROLES)
  if (typeof account === 'string') return turnAway(req, account)
  if (demandsSecondFactor(account, settings) && !hadSecondFactor(person)) return turnAway(req, 'secondFactor')
  const answer = await letIn(req, { ...account, collection: 'users' })
  return enter(state.page, answer.headers.getSetCookie())
}

/** What the provider says of whoever came back; why not, where it says nothing that can be believed. */
async function personFrom(
  req: PayloadRequest,
  { library, configuration }: Provider,
  state: SignInState,
): Promise<PersonAtProvider | OpenIdRefusal> {
  // The address as the provider knows it, whatever host the proxy asked.
  const address = new URL(`${environment().siteUrl}${returnPath}`)
  address.search = req.searchParams.toString()
  try {
    const tokens = await library.authorizationCodeGrant(configuration, address, {
      ...{ pkceCodeVerifier: state.verifier, expectedState: state.state, expectedNonce: state.nonce },
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) return 'refused'
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : {}
    // With what they were recognised is said by the signed token alone.
    return personSchema.parse({ ...claims, ...more, amr: claims.amr })
  } catch (error) {
    req.payload.logger.warn({ err: error, msg: 'A sign-in at the provider failed' })
    return isUnreachable(error) ? 'providerAway' : 'refused'
  }
}

async function reach(
  { payload }: PayloadRequest,
  ask: () => Promise<Provider | undefined>,
): Promise<Provider | undefined> {
  try {
    return await ask()
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The provider of OpenID Connect could not be reached' })
    return undefined
  }
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ['AbortError', 'TimeoutError'].includes(error.name) || error.message === 'fetch failed'
}

function turnAway({ payload }: PayloadRequest, why: OpenIdRefusal): Response {
  payload.logger.warn({ why, msg: 'Somebody whom the provider knows was not let in' })
  return refuse(why)
}

function refuse(why: OpenIdRefusal): Response {
  return redirect(`/admin/login?open-id=${why}`, cookie('', 0))
}

function redirect(address: string, setCookie: string): Response {
  return new Response(null, {
    status: 302,
    headers: { ...noStore, Location: address, 'Set-Cookie': setCookie },
  })
}

/**
 * A page that leads on by itself: a redirect would still be the provider's navigation, and the back office takes no session
 * from other sites.
 */
function enter(page: string, cookies: readonly string[]): Response {
  const address = page.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const headers = new Headers({ ...noStore, 'Content-Type': 'text/html; charset=utf-8' })
  for (const one of [...cookies, cookie('', 0)]) headers.append('Set-Cookie', one)
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}"><title>…</title><a href="${address}">…</a></html>`,
    { headers },
  )
}

function cookie(value: string, seconds: number): string {
  const secure = environment().siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/cms-api/users; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}

/** The page of the back office from which somebody was sent to the sign-in; none of another site. */
function wantedPage(wanted: string | null): string {
  const { siteUrl } = environment()
  if (!wanted || !URL.canParse(wanted, siteUrl)) return '/admin'
  const { origin, pathname, search } = new URL(wanted, siteUrl)
  const isOwn = origin === new URL(siteUrl).origin && /^\/admin(\/|$)/.test(pathname)
  return isOwn ? `${pathname}${search}` : '/admin'
}
