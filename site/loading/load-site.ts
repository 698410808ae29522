import type { RouterContextProvider } from 'react-router'
import { readHeaderMenu } from '../../content/header-menu/read-header-menu.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { readLatestPressItems } from '../../content/press-items/read-latest-press-items.ts'
import { pageFreshnessContext, readingContext, reportErrorContext, siteUrlContext } from './contexts.ts'
import { pageText } from './page-text.ts'
import { readShell } from './read-shell.ts'

/** What the header, the footer and every page need to know of the network; what can't be read is left out and reported. */
export async function loadSite(context: Readonly<RouterContextProvider>) {
  const reading = context.get(readingContext)
  const shell = await readShell({
    language: reading.language,
    readOrganization: () => readOrganization(reading),
    readMenu: (organization) => readHeaderMenu(reading, organization),
    readPressItems: (count) => readLatestPressItems(reading, count),
    reportError: (error) => {
      context.get(reportErrorContext)(error)
      context.get(pageFreshnessContext).partial()
    },
  })
  return pageText({
    ...shell,
    siteUrl: context.get(siteUrlContext),
    isPreview: reading.previewedBy !== undefined,
  })
}
