import { readOrganization } from '../../../../content/organization/read-organization.ts'
import type { DataImport } from '../../../../figures/data-imports/kind.ts'
import { countChangesOfImport } from '../../../../figures/data-imports/read-revisions.ts'
import { takenOfUpdate } from '../../../../figures/downloads/taken-from-pages.ts'
import { citeTaken, embedTaken, type TakenFigures } from '../../../../figures/downloads/taken-figures.ts'
import { readVersions } from '../../../../figures/observations/read-observations.ts'
import type { Reading } from '../../../../store/read/reading.ts'
import { figureMessages } from '../../../language/loaded-figure-messages.ts'
import { readIndicators } from '../read-indicators.ts'

/** The figures of an update as they are taken away: those of the indicators that it changed. Nothing for an unpublished one. */
export async function takenOfPublishedUpdate(
  reading: Reading,
  update: Pick<DataImport, 'slug' | 'title' | 'version'>,
  siteUrl: string,
): Promise<TakenFigures | null> {
  const [organization, versions, indicators, changed] = await Promise.all([
    readOrganization(reading),
    readVersions(reading),
    readIndicators(reading),
    countChangesOfImport(reading, update),
  ])
  const version = versions.find(({ number }) => number === update.version)
  if (!version) return null
  return takenOfUpdate(
    {
      indicators: indicators.filter(({ id }) => changed.has(id)),
      version,
      organization,
      siteUrl,
      language: reading.language,
    },
    { slug: update.slug, title: update.title.text },
  )
}

/** How to cite an update, and the line that shows what it revised on another page, if it revised anything. */
export async function readUpdateTakeAway(
  reading: Reading,
  update: Pick<DataImport, 'slug' | 'title' | 'version' | 'counts'>,
  siteUrl: string,
) {
  const taken = await takenOfPublishedUpdate(reading, update, siteUrl)
  if (!taken) return null
  const { update: words } = figureMessages(reading.language)
  const { revised, withdrawn } = update.counts
  return {
    citation: citeTaken(taken),
    ...(revised + withdrawn > 0 && { embed: embedTaken(taken, `${taken.title}. ${words.changes}`) }),
  }
}
