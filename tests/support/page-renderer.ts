import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Payload } from 'payload'
import type { PageRenderer } from '../../server/pages/render-page.ts'
import type { ContentVersion } from '../../store/database/content-version.ts'
import { buildOfPages } from '../made-up-kind/build-of-pages.ts'
import { testNow } from './test-records.ts'

export const siteOfPages = 'https://network.example.org'

interface PagesOfTest {
  payload: Payload
  /** Which of the site's routes are built. */
  isWanted: (route: RouteConfigEntry) => boolean
  contentVersion: () => ContentVersion
}

/** Makes whole pages as the site does, without its bundler. */
export async function openPageRenderer({
  payload,
  isWanted,
  contentVersion,
}: PagesOfTest): Promise<PageRenderer> {
  const { createPageRenderer } = await import('../../server/pages/render-page.ts')
  const { countryMaps } = await import('../../server/maps/country-maps.ts')
  const { worldReader } = await import('../../server/maps/world-topology.ts')
  const { ownFlags } = await import('../../content/member-states/regional-network/flag-address.ts')
  return createPageRenderer({
    build: await buildOfPages(isWanted),
    mode: 'production',
    payload,
    contentVersion,
    siteUrl: siteOfPages,
    flagSource: ownFlags,
    sendsMail: false,
    areDocumentsThere: () => Promise.resolve(true),
    drawCountryMap: countryMaps(worldReader()),
    now: () => testNow,
    reportError: (error) => {
      throw error
    },
  })
}
