import type { UIField } from 'payload'

/** Components of the back office, named by path: this folder stays free of React (`admin/` holds them). */
export const adminComponents = {
  currentPassword: '../admin/users/current-password.tsx#CurrentPassword',
  ammanMoment: '../admin/dates/amman-moment.tsx#AmmanMoment',
  dataImport: '../admin/figures/data-import.tsx#DataImport',
  dueOpenings: '../admin/proposals/due-openings.tsx#DueOpenings',
  exportLinks: '../admin/submissions/export-links.tsx#ExportLinks',
  guardedExits: '../admin/editing/guarded-exits.tsx#GuardedExits',
  submittedFiles: '../admin/submissions/submitted-files.tsx#SubmittedFiles',
  usedIn: '../admin/references/used-in.tsx#UsedIn',
  unsavedWork: '../admin/editing/unsaved-work.tsx#UnsavedWork',
  tenderProposals: '../admin/proposals/tender-proposals.tsx#TenderProposals',
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
