import { createContext } from 'react-router'
import type { Reading } from '../../store/read/reading.ts'
import type { SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import type { DrawCountryMap } from '../../content/member-states/regional-network/country-map.ts'
import type { FlagSource } from '../../content/member-states/regional-network/flag-address.ts'
import type { DocumentAvailability } from '../../store/uploads/document-availability.ts'
import type { PageVariant } from '../light-version/page-variant.ts'

/** Who reads and in which language; given to every loader by the server. */
export const readingContext = createContext<Reading>()

/** Reports a failure to the server's log while a page was made. */
export const reportErrorContext = createContext<(error: unknown) => void>()

/** The site's absolute address, without a slash at its end. */
export const siteUrlContext = createContext<string>()

/** The query that was asked for, empty or with its `?`: of every page that a redirect leads away from. */
export const searchContext = createContext('')

/** Where flags come from. */
export const flagSourceContext = createContext<FlagSource>()

/** The version in which the page is given; from here to components by `useIsLight`. */
export const versionContext = createContext<PageVariant>('full')

/** Lets a loader say until when a page that depends on time may be cached. */
export interface PageFreshness {
  /** The page must be rebuilt after this instant. */
  until: (instant: string | Date) => void
  /** A part of the page could not be read: it is not cached, and a whole one that is cached is given in its place. */
  partial: () => void
}

export const pageFreshnessContext = createContext<PageFreshness>()

/** Called by a page of results that were searched for by words, of which there are none. */
export const foundNothingContext = createContext<() => void>(() => undefined)

/** What became of the form that this page answers; nothing when it answers none. */
export const submissionContext = createContext<SubmissionOutcome | null>(null)

/** Whether this deployment sends mail: forms that lead to a mail are shown only then. */
export const sendsMailContext = createContext(false)

/** Whether visitors can fetch every document of a record: what nobody can read nobody is asked to answer. */
export const documentsContext = createContext<DocumentAvailability>()

/** Draws a map of countries: the site's pages have no way to the shapes of its own. */
export const countryMapContext = createContext<DrawCountryMap>()
