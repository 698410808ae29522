import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { Fragment } from 'react'
import { formatGregorianDateAndTime } from '../../languages/format.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { versionWords } from '../../languages/back-office/version-words.ts'
import { readVersions } from '../../model/editing/read-versions.ts'
import './versions.css'

/**
 * The versions of a record or a global, newest first, each with who saved it, in the place of Payload's list, which knows no
 * authors. A version leads to Payload's comparison.
 */
export async function VersionsView({
  initPageResult,
  routeSegments,
  versions: shown,
}: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const { i18n, t } = req
  const entity = collectionConfig ?? globalConfig
  if (!entity || !req.user) return notFound()
  const language = languageOf({ i18n })
  const words = versionWords[language]
  const versions = await readVersions(
    req,
    collectionConfig ? { collection: collectionConfig.slug, id: Number(docID) } : { global: entity.slug },
  )
  // Beside a comparison, one is chosen to compare with.
  const isDrawer = shown?.useVersionDrawerCreatedAtCell === true
  const isTrashed = routeSegments[2] === 'trash'
  const address = `/admin/${routeSegments.slice(0, -1).join('/')}`
  const Frame = shown?.disableGutter ? Fragment : Gutter
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig && {
          collectionSlug: collectionConfig.slug,
          pluralLabel: collectionConfig.labels.plural,
          useAsTitle: collectionConfig.admin.useAsTitle,
        })}
        {...(globalConfig && {
          globalSlug: globalConfig.slug,
          pluralLabel: globalConfig.label,
          useAsTitle: globalConfig.slug,
        })}
        {...(docID !== undefined && { id: docID })}
        isTrashed={isTrashed}
        view={t('version:versions')}
      />
      <main className="versions-with-authors">
        <Frame>
          {versions.length === 0 ? (
            <p>{t('version:noFurtherVersionsFound')}</p>
          ) : (
            <div className="versions-table">
              <table>
                <thead>
                  <tr>
                    {[t('general:updatedAt'), words.savedBy, t('version:status')].map((heading) => (
                      <th key={heading} scope="col">
                        {heading}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {versions.map(({ id, savedAt, savedBy, state, isAutosaved }) => (
                    <tr key={id}>
                      <td>
                        <a href={isDrawer ? `?versionFrom=${id}` : `${address}/versions/${id}`}>
                          {formatGregorianDateAndTime(savedAt, language, defaultTimeZone)}
                        </a>
                      </td>
                      <td>{savedBy === null ? words.itself : <bdi>{savedBy}</bdi>}</td>
                      <td>
                        {t(`version:${state}`)}
                        {isAutosaved && <small>{t('version:autosave')}</small>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Frame>
      </main>
    </>
  )
}
