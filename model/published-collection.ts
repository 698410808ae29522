import type {
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  Field,
  CollectionBeforeChangeHook,
} from 'payload'
import { nobody } from './access/nobody.ts'
import { onlyHoldersOf } from './access/only-holders-of.ts'
import { ownersReadAllVisitorsReadPublished } from './access/owners-read-all-visitors-read-published.ts'
import { trashItAdministratorsDeleteIt } from './access/trash-it-administrators-delete-it.ts'
import { hasRole, type Role } from './access/roles.ts'
import { draftPreviewAddress, hasPageOfItsOwn } from '../languages/addresses.ts'
import { adminComponents, panel } from './admin-components.ts'
import { scheduledDrafts, versionsStored } from './editing/autosave.ts'
import { nameRefusedRecords } from './editing/name-refused-records.ts'
import { rememberNewerDraft, restoreNewerDraft } from './editing/newer-draft.ts'
import { restoreRecord } from './editing/restore-record.ts'
import { revertRecord } from './editing/revert-to-published.ts'
import { previewedScreens } from './editing/previewed-screens.ts'
import { moment, showingItsLanguage, text } from './fields/fields.ts'
import {
  raiseContentVersionAfterChange,
  raiseContentVersionAfterDelete,
} from './hooks/raise-content-version.ts'
import { endComments } from './comments/end-comments.ts'
import { fillSlug } from './hooks/fill-slug.ts'
import { updateSearchIndexAfterChange, updateSearchIndexAfterDelete } from './hooks/update-search-index.ts'
import { endReview, followReview, requireAnotherPerson } from './review/review-hooks.ts'
import { isOrdered } from './ordering/place-in-order.ts'
import { rememberPublishedRow } from './hooks/published-row.ts'
import { deleteFormerSlugs, redirectFormerSlug } from './hooks/redirect-former-slug.ts'
import { titleLength } from '../languages/text-cuts.ts'
import { adminGroups } from '../languages/back-office/admin-groups.ts'
import type { Label } from '../languages/back-office/translate.ts'
import type { SearchedFields } from '../store/search/searched-kinds.ts'
import { deleteDependents } from './trash/delete-dependents.ts'
import { refuseDeletingWhatIsOpen } from './trash/refuse-deleting-what-is-open.ts'
import { refuseDeletingWhatIsUsed, refuseTrashingWhatIsUsed } from './trash/refuse-deleting-what-is-used.ts'
import { bringBackInALanguage, takeOffTheSite, trashTheWholeRecord } from './trash/take-off-the-site.ts'

interface PublishedCollection {
  slug: CollectionSlug
  /** What it is called in the back office. */
  labels: { singular: Label; plural: Label }
  searched: SearchedFields
  /** Who manages it; administrators always do. */
  owners?: readonly Role[]
  /** Staff whose own records refer to it. */
  referredToBy?: readonly Role[]
  /** Months after which what was published is to be looked through again (`content/link-check`). */
  reviewedEvery?: number
  /** Whether somebody else than the last author of a draft publishes it (`model/review`). */
  publishedByAnother?: true
  /** Whether every version is stored, and not only the latest: what was published has to be known later. */
  storesEveryVersion?: true
  group?: keyof typeof adminGroups
  titleField?: string
  /** Where a slug stands among a kind's addresses; nothing for those that stand where they are. */
  placeOfSlug?: (slug: string) => string
  columns?: string[]
  defaultSort?: string
  fields: Field[]
  hooks?: CollectionConfig['hooks']
  endpoints?: Endpoint[]
}

declare module 'payload' {
  interface CollectionCustom {
    /** Months after which a published record is to be looked through again. */
    reviewedEvery?: number
    /** Whether somebody else than the last author of a draft publishes it. */
    publishedByAnother?: true
  }
}

/** As Payload says that none is deleted. */
const everyVersion = 0

/** By what staff find a record in its list: its names and numbers, as visitors do. */
function foundByStaff(
  titleField: string,
  { titles, alsoFoundBy = [], inEveryLanguage = [] }: SearchedFields,
): string[] {
  return [...new Set([titleField, ...titles, ...alsoFoundBy, ...inEveryLanguage])]
}

/**
 * A kind of content that editors draft, publish and schedule, and that visitors read: slug, versions, access,
 * trash, redirects of former slugs, review, preview, the search index, and the content version by which every process's page cache learns of a change.
 */
export function publishedCollection(kind: PublishedCollection): CollectionConfig {
  const owners = kind.owners ?? ['editor']
  const titleField = kind.titleField ?? 'title'
  const mayChange = onlyHoldersOf(...owners)
  return {
    slug: kind.slug,
    labels: kind.labels,
    custom: {
      searched: kind.searched,
      owners,
      ...(kind.reviewedEvery !== undefined && { reviewedEvery: kind.reviewedEvery }),
      ...(kind.publishedByAnother && { publishedByAnother: true }),
    },
    defaultSort: kind.defaultSort ?? '-updatedAt',
    admin: {
      useAsTitle: titleField,
      listSearchableFields: foundByStaff(titleField, kind.searched),
      group: adminGroups[kind.group ?? 'content'],
      defaultColumns: [titleField, ...(kind.columns ?? []), '_status', 'updatedAt'],
      hidden: ({ user }) => !hasRole(user, ...owners),
      ...(isOrdered(kind) && { components: { beforeListTable: [adminComponents.orderOfKind] } }),
      preview: (record, { locale }) => draftPreviewAddress(kind.slug, record, locale),
      livePreview: {
        url: ({ data, locale }) => draftPreviewAddress(kind.slug, data, locale.code),
        breakpoints: previewedScreens,
      },
    },
    access: {
      read: ownersReadAllVisitorsReadPublished(owners, kind.referredToBy),
      readVersions: mayChange,
      create: mayChange,
      update: mayChange,
      delete: trashItAdministratorsDeleteIt(mayChange),
    },
    trash: true,
    versions: { drafts: scheduledDrafts, maxPerDoc: kind.storesEveryVersion ? everyVersion : versionsStored },
    endpoints: [restoreRecord(kind.slug), revertRecord(kind.slug), ...(kind.endpoints ?? [])],
    hooks: {
      ...kind.hooks,
      beforeOperation: [trashTheWholeRecord, bringBackInALanguage, ...(kind.hooks?.beforeOperation ?? [])],
      beforeValidate: [fillSlug(titleField, kind.placeOfSlug), ...(kind.hooks?.beforeValidate ?? [])],
      beforeChange: [
        takeOffTheSite,
        rememberPublishedRow,
        rememberNewerDraft,
        rememberFirstPublication,
        redirectFormerSlug,
        ...(kind.hooks?.beforeChange ?? []),
        refuseTrashingWhatIsUsed,
        ...(kind.publishedByAnother ? [requireAnotherPerson] : []),
      ],
      afterOperation: [...(kind.hooks?.afterOperation ?? []), nameRefusedRecords],
      beforeDelete: [
        refuseDeletingWhatIsOpen,
        ...(kind.hooks?.beforeDelete ?? []),
        refuseDeletingWhatIsUsed,
        deleteDependents,
      ],
      afterChange: [
        ...(kind.hooks?.afterChange ?? []),
        followReview,
        updateSearchIndexAfterChange,
        raiseContentVersionAfterChange,
        restoreNewerDraft,
      ],
      afterDelete: [
        ...(kind.hooks?.afterDelete ?? []),
        endReview,
        endComments,
        deleteDraftLinks,
        deleteFormerSlugs,
        endTasks,
        updateSearchIndexAfterDelete,
        raiseContentVersionAfterDelete,
      ],
    },
    fields: [
      ...kind.fields.map((field) =>
        hasPageOfItsOwn(kind.slug) && field.type === 'text' && field.name === titleField
          ? showingItsLanguage(field, titleLength)
          : field,
      ),
      panel('readsOfRecord', { sidebar: true }),
      panel('usedIn', { sidebar: true }),
      panel('comments', { sidebar: true }),
      panel('giveTask', { sidebar: true }),
      panel('review', { sidebar: true }),
      ...(hasPageOfItsOwn(kind.slug) ? [panel('shareDraft', { sidebar: true })] : []),
      { ...text('slug', { unique: true, index: true, sidebar: true }), hooks: restartInACopy },
      {
        ...moment('firstPublishedAt', { sidebar: true, readOnly: true }),
        access: { create: nobody, update: nobody },
        hooks: restartInACopy,
      },
    ],
  }
}

/** Stores the moment a record was first published: from then on its address is stable. */
const rememberFirstPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const remembered: unknown = originalDoc?.firstPublishedAt ?? data.firstPublishedAt
  data.firstPublishedAt = remembered ?? (data._status === 'published' ? new Date().toISOString() : undefined)
  return data
}

/** A task about a record that is deleted stays, and names none. */
const endTasks: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.updateMany({
    collection: 'tasks',
    where: { and: [{ kind: { equals: collection.slug } }, { recordId: { equals: String(id) } }] },
    data: { kind: null, recordId: null },
    req,
  })
}

/** SQLite gives a record's number to another once it is deleted: what showed the one must not show the other. */
const deleteDraftLinks: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'draft-links',
    where: { and: [{ kind: { equals: collection.slug } }, { recordId: { equals: id } }] },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** A copy of a record gets an address and a history of its own. */
const restartInACopy = { beforeDuplicate: [() => null] }
