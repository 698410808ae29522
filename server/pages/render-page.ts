import type { DocumentAvailability } from '../../store/uploads/document-availability.ts'
import { longestLife } from './page-caching.ts'
import { searchOfPage } from './page-request.ts'
import { availabilityOf } from '../../store/database/availability.ts'
import { withinTurns } from '../../store/database/within-turns.ts'
import { UnavailableError } from '../answer-failure.ts'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Payload, TypedUser } from 'payload'
import {
  countryMapContext,
  foundNothingContext,
  pageFreshnessContext,
  readingContext,
  reportErrorContext,
  searchContext,
  documentsContext,
  sendsMailContext,
  flagSourceContext,
  siteUrlContext,
  submissionContext,
  versionContext,
} from '../../site/loading/contexts.ts'
import { IncompleteDraftError, type MissingField } from '../../store/read/incomplete-draft.ts'
import { showsDrafts, type Reading, type SharedDraft } from '../../store/read/reading.ts'
import { UnexpectedRecordError } from '../../store/read/record-reader.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import type { SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import type { DrawCountryMap } from '../../content/member-states/regional-network/country-map.ts'
import type { FlagSource } from '../../content/member-states/regional-network/flag-address.ts'
import type { Language } from '../../languages/languages.ts'
import type { PageVariant } from '../../site/light-version/page-variant.ts'

export interface RenderedPage {
  status: number
  headers: Headers
  body: Buffer
  /** Milliseconds since the epoch until which the page stays true by itself. */
  freshUntil: number
  /** Whether it changes at that moment, rather than being looked at again. */
  endsAtMoment: boolean
  /** A part of it could not be read. */
  isPartial: boolean
  /** It is the page of a search that found nothing. */
  foundNothing: boolean
  /** Of a page of drafts that can't be shown: which fields have to be filled in, as far as is known. */
  missing?: readonly MissingField[] | undefined
}

/** Longest time, in milliseconds, that whoever asks waits for a page; then they have its last good state, or are told. */
const longestRender = 10_000

export interface PageRendererOptions {
  build: ServerBuild
  mode: 'production' | 'development'
  payload: Payload
  /** The content version as this process saw it last. */
  contentVersion: () => ContentVersion
  siteUrl: string
  flagSource: FlagSource
  sendsMail: boolean
  areDocumentsThere: DocumentAvailability
  drawCountryMap: DrawCountryMap
  now: () => Date
  reportError: (error: unknown) => void
}

export interface PageToRender {
  request: Request
  language: Language
  version: PageVariant
  previewedBy?: TypedUser | undefined
  sharedDraft?: SharedDraft | undefined
  /** What became of the form that the page answers. */
  submission?: SubmissionOutcome | undefined
}

export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>

/** Makes pages, and the data that browsers ask for when a visitor walks on, from the site's routes. */
export function createPageRenderer({
  build,
  mode,
  payload,
  contentVersion,
  siteUrl,
  flagSource,
  sendsMail,
  areDocumentsThere,
  drawCountryMap,
  now,
  reportError,
}: PageRendererOptions): PageRenderer {
  const handle = createRequestHandler(build, mode)
  return async ({ request, language, version, previewedBy, sharedDraft, submission }) => {
    // What is away is said at once, and a page in memory takes the place of this one at once.
    if (availabilityOf(payload).isAway) throw new UnavailableError('The database does not answer')
    const present = now()
    let freshUntil = present.getTime() + longestLife
    let endsAtMoment = false
    let isPartial = false
    let foundNothing = false
    let missing: RenderedPage['missing']
    const context = new RouterContextProvider()
    const reading: Reading = {
      payload,
      language,
      contentVersion: contentVersion(),
      now: present,
      ...(previewedBy && { previewedBy }),
      ...(sharedDraft && { sharedDraft }),
    }
    context.set(readingContext, reading)
    context.set(siteUrlContext, siteUrl)
    context.set(searchContext, searchOfPage(request.url))
    context.set(versionContext, version)
    context.set(submissionContext, submission ?? null)
    context.set(flagSourceContext, flagSource)
    context.set(sendsMailContext, sendsMail)
    context.set(documentsContext, areDocumentsThere)
    context.set(countryMapContext, drawCountryMap)
    context.set(reportErrorContext, (error) => {
      if (error instanceof IncompleteDraftError) missing = error.missing
      else if (showsDrafts(reading) && error instanceof UnexpectedRecordError) missing ??= []
      else reportError(error)
    })
    context.set(foundNothingContext, () => {
      foundNothing = true
    })
    context.set(pageFreshnessContext, {
      until: (instant) => {
        const moment = new Date(instant).getTime()
        if (moment <= present.getTime() || moment > freshUntil) return
        freshUntil = moment
        endsAtMoment = true
      },
      partial: () => {
        isPartial = true
      },
    })
    const abandoned = new AbortController()
    const signal = AbortSignal.any([request.signal, abandoned.signal])
    const render = async () => {
      const response = await handle(new Request(request, { signal }), context)
      return { response, body: Buffer.from(await response.arrayBuffer()) }
    }
    try {
      const { response, body } = await withinTurns(
        render(),
        longestRender,
        () => new UnavailableError('A page took too long to make'),
      )
      // A part that could not be read is not the page's own failure when nothing could be.
      if (availabilityOf(payload).isAway && (isPartial || response.status >= 500))
        throw new UnavailableError('The database does not answer')
      const { status, headers } = response
      return { status, headers, body, freshUntil, endsAtMoment, isPartial, foundNothing, missing }
    } finally {
      abandoned.abort()
    }
  }
}
