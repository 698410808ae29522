import type { Buffer } from 'node:buffer'
import type { Payload } from 'payload'
import { findSharedDraft, placeOfDraft } from '../../content/draft-links/draft-links.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { addressIn, pathWithoutLanguage } from '../../languages/address.ts'
import { draftNotices } from '../../languages/draft-notices.ts'
import { nameOfUnit } from '../../model/translations/describe-unit.ts'
import type { MissingField } from '../../store/read/incomplete-draft.ts'
import { html, type Html } from '../api/docs/html.ts'
import { plainPage } from '../api/docs/plain-page.ts'
import { documentationPolicy } from '../api/docs/style.ts'
import { sendCached } from '../page-cache/send.ts'
import { privateHeaders, toCachedResponse } from './cached-page.ts'
import type { PageRequest } from './page-request.ts'
import type { PageRenderer, PageToRender, RenderedPage } from './render-page.ts'
import { signedInEditor } from './signed-in-editor.ts'

interface PlainDraftPage {
  title: string
  lead: string
  main: Html
  status: number
  /** Headers of this page alone. */
  own?: Readonly<Record<string, string>>
}

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

  const plain = async ({ language, url }: PageRequest, page: PlainDraftPage) => {
    const { name } = await readOrganization({ payload, language, now: now() })
    const path = pathWithoutLanguage(url.pathname)
    const addressOf = (other: typeof language) => `${addressIn(other, path)}${url.search}`
    const { title, lead, main, status, own = {} } = page
    return new Response(plainPage({ title, lead, name: name.text, addressOf, main }, language), {
      status,
      headers: {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Language': language,
        'Content-Security-Policy': documentationPolicy,
        ...own,
      },
    })
  }

  const ended = (page: PageRequest) => {
    const { title, text: lead, home } = draftNotices[page.language].ended
    const main = html`<p><a href="${addressIn(page.language, '/')}">${home}</a></p>`
    return plain(page, { title, lead, main, status: 410 })
  }

  /** Beside its form it is shown again as soon as the draft is saved. */
  const incomplete = (page: PageRequest, missing: readonly MissingField[], isFramed: boolean) => {
    if (page.isData) return refusal('', 409)
    const { title, text, unknown } = draftNotices[page.language].incomplete
    const items = missing.map((labels) => html`<li><bdi>${nameOfUnit(labels, page.language)}</bdi></li>`)
    const script = html`<script async src="/live-preview.js"></script>`
    const main = html`${
      items.length > 0
        ? html`<ul>
            ${items}
          </ul>`
        : undefined
    }
    ${isFramed ? script : undefined}`
    const own = {
      'X-Frame-Options': 'SAMEORIGIN',
      'Content-Security-Policy': `${documentationPolicy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; script-src 'self'`,
    }
    const lead = missing.length > 0 ? text : unknown
    return plain(page, { title, lead, main, status: 409, ...(isFramed && { own }) })
  }

  const forStaff = async (request: Request, page: PageRequest, toRender: PageToRender) => {
    const editor = await signedInEditor(payload, request.headers, siteUrl)
    if (!editor) return refusal('Sign in to the back office to see drafts.', 403)
    const rendered = await render({ ...toRender, previewedBy: editor })
    if (rendered.status >= 500 && rendered.missing) return incomplete(page, rendered.missing, true)
    return answer(request, page, rendered, true)
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
    if (rendered.status >= 500 && rendered.missing) return incomplete(page, rendered.missing, false)
    return rendered.status === 404 ? ended(page) : answer(request, page, rendered, false)
  }
}
