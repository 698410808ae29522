import type { Buffer } from 'node:buffer'
import type { Payload } from 'payload'
import { findSharedDraft, placeOfDraft } from '../../content/draft-links/draft-links.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { addressIn, pathWithoutLanguage } from '../../languages/address.ts'
import { draftNotices } from '../../languages/draft-notices.ts'
import { html } from '../api/docs/html.ts'
import { plainPage } from '../api/docs/plain-page.ts'
import { documentationPolicy } from '../api/docs/style.ts'
import { sendCached } from '../page-cache/send.ts'
import { privateHeaders, toCachedResponse } from './cached-page.ts'
import type { PageRequest } from './page-request.ts'
import type { PageRenderer, PageToRender, RenderedPage } from './render-page.ts'
import { signedInEditor } from './signed-in-editor.ts'

interface DraftPages {
  payload: Payload
  siteUrl: string
  render: PageRenderer
  policy: (body: Buffer) => string
  now: () => Date
}

/** The value of `preview` with which staff see their drafts; every other one is the secret of a draft that was shared. */
const staffPreview = 'draft'

/** Pages that show drafts: to the staff, and to whoever was given an address that has not ended. Nothing of them is cached. */
export function draftPages({ payload, siteUrl, render, policy, now }: DraftPages) {
  // The address is a secret: no page that is linked to, and no host, is told of it.
  const headers = { ...privateHeaders, 'Referrer-Policy': 'no-referrer' }
  const refusal = (text: string, status: number) => new Response(text, { status, headers })

  const answer = async (request: Request, page: PageRequest, rendered: RenderedPage, isFramed: boolean) => {
    const framed = { ...headers, 'X-Frame-Options': 'SAMEORIGIN' }
    const own = (body: Buffer) =>
      isFramed ? policy(body).replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy(body)
    return sendCached(request, await toCachedResponse(page, rendered, isFramed ? framed : headers, own))
  }

  const ended = async ({ language, url }: PageRequest) => {
    const words = draftNotices[language].ended
    const { name } = await readOrganization({ payload, language, now: now() })
    const path = pathWithoutLanguage(url.pathname)
    const main = html`<p><a href="${addressIn(language, '/')}">${words.home}</a></p>`
    const addressOf = (other: typeof language) => `${addressIn(other, path)}${url.search}`
    const text = plainPage(
      { title: words.title, lead: words.text, name: name.text, addressOf, main },
      language,
    )
    return new Response(text, {
      status: 410,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        'Content-Security-Policy': documentationPolicy,
      },
    })
  }

  const forStaff = async (request: Request, page: PageRequest, toRender: PageToRender) => {
    const editor = await signedInEditor(payload, request.headers, siteUrl)
    if (!editor) return refusal('Sign in to the back office to see drafts.', 403)
    return answer(request, page, await render({ ...toRender, previewedBy: editor }), true)
  }

  /**
   * @param request as it came, with the session of whoever asks
   * @param toRender the page that is asked for
   */
  return async (request: Request, page: PageRequest, toRender: PageToRender): Promise<Response> => {
    const { preview = '', language, url, isData } = page
    if (preview === staffPreview) return forStaff(request, page, toRender)
    const sharedDraft = await findSharedDraft(payload, preview, now())
    const place = sharedDraft && (await placeOfDraft(payload, sharedDraft))
    if (!place) return isData ? refusal('', 410) : ended(page)
    const address = addressIn(language, place.path)
    const led = (to: string) => new Response(null, { status: 302, headers: { ...headers, Location: to } })
    if (place.isPublic) return isData ? refusal('', 410) : led(address)
    // An address shows its own draft alone, and follows it where its page gets another address.
    const asked = url.pathname.replace(/\.data$/, '').replace(/\/_root$/, '') || '/'
    if (asked !== address) return isData ? refusal('', 404) : led(`${address}${url.search}`)
    const rendered = await render({ ...toRender, sharedDraft })
    return rendered.status === 404 ? ended(page) : answer(request, page, rendered, false)
  }
}
