import { applications } from '../applications/en.ts'
import { submission } from '../submission/en.ts'
import { tenderDetails } from '../tender-details/en.ts'

/** Words of the forms that strangers send and of the pages about them, in English. */
export const forms = { submission, tenderDetails, applications }

export type FormMessages = typeof forms
