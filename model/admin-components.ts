import type { UIField } from 'payload'

/** Components of the back office, named by path: this folder stays free of React (`admin/` holds them). */
export const adminComponents = {
  accountSecurity: '../admin/step-up/account-security.tsx#AccountSecurity',
  comments: '../admin/comments/comments.tsx#Comments',
  currentPassword: '../admin/users/current-password.tsx#CurrentPassword',
  openings: '../admin/openings/openings-view.tsx#OpeningsView',
  openingsLink: '../admin/openings/openings-link.tsx#OpeningsLink',
  ammanMoment: '../admin/dates/amman-moment.tsx#AmmanMoment',
  answerToApplicant: '../admin/recruitment/answer-to-applicant.tsx#AnswerToApplicant',
  colleague: '../admin/tasks/colleague.tsx#Colleague',
  dataImport: '../admin/figures/data-import.tsx#DataImport',
  dueOpenings: '../admin/proposals/due-openings.tsx#DueOpenings',
  exportLinks: '../admin/submissions/export-links.tsx#ExportLinks',
  formerVersions: '../admin/figures/former-versions.tsx#FormerVersions',
  giveTask: '../admin/tasks/give-task.tsx#GiveTask',
  guardedExits: '../admin/editing/guarded-exits.tsx#GuardedExits',
  journal: '../admin/journal/journal-view.tsx#JournalView',
  journalLink: '../admin/journal/journal-link.tsx#JournalLink',
  rowName: '../admin/editing/row-name.tsx#RowName',
  shareDraft: '../admin/drafts/share-draft.tsx#ShareDraft',
  readsOfRecord: '../admin/dashboard/reads-of-record.tsx#ReadsOfRecord',
  linkCheck: '../admin/link-check/link-check-view.tsx#LinkCheckView',
  linkCheckLink: '../admin/link-check/link-check-link.tsx#LinkCheckLink',
  lastVerification: '../admin/proposals/last-verification.tsx#LastVerification',
  openIdSignIn: '../admin/open-id/open-id-sign-in.tsx#OpenIdSignIn',
  order: '../admin/ordering/order-view.tsx#OrderView',
  orderOfKind: '../admin/ordering/order-of-kind.tsx#OrderOfKind',
  passkeySignIn: '../admin/step-up/passkey-sign-in.tsx#PasskeySignIn',
  review: '../admin/review/review-panel.tsx#ReviewPanel',
  reviewPage: '../admin/review/review-view.tsx#ReviewView',
  stepUp: '../admin/step-up/step-up.tsx#StepUp',
  submittedFiles: '../admin/submissions/submitted-files.tsx#SubmittedFiles',
  taskRecord: '../admin/tasks/task-record.tsx#TaskRecord',
  publishButton: '../admin/translations/publish-button.tsx#AskingPublishButton',
  textLanguage: '../admin/editing/text-language.tsx#TextLanguage',
  translations: '../admin/translations/translations-view.tsx#TranslationsView',
  translationsLink: '../admin/translations/translations-link.tsx#TranslationsLink',
  translatorStart: '../admin/translations/translator-start.tsx#TranslatorStart',
  usedIn: '../admin/references/used-in.tsx#UsedIn',
  unsavedWork: '../admin/editing/unsaved-work.tsx#UnsavedWork',
  accountCustodian: '../admin/custodians/account-custodian.tsx#AccountCustodian',
  custodians: '../admin/custodians/custodians-view.tsx#CustodiansView',
  custodiansLink: '../admin/custodians/custodians-link.tsx#CustodiansLink',
  tenderCustodians: '../admin/custodians/tender-custodians.tsx#TenderCustodians',
  tenderProposals: '../admin/proposals/tender-proposals.tsx#TenderProposals',
  versions: '../admin/versions/versions-view.tsx#VersionsView',
  waitingDashboard: '../admin/dashboard/waiting-dashboard.tsx#WaitingDashboard',
} as const

/** A place in a form that shows something and stores nothing. */
export function panel(name: keyof typeof adminComponents, { sidebar = false } = {}): UIField {
  return {
    type: 'ui',
    name,
    admin: {
      components: { Field: adminComponents[name] },
      disableBulkEdit: true,
      disableListColumn: true,
      ...(sidebar && { position: 'sidebar' as const }),
    },
  }
}
