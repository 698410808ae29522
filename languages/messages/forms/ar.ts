import { applications } from '../applications/ar.ts'
import { submission } from '../submission/ar.ts'
import { tenderDetails } from '../tender-details/ar.ts'
import type { FormMessages } from './en.ts'

/** Words of the forms that strangers send and of the pages about them, in Arabic. */
export const forms: FormMessages = { submission, tenderDetails, applications }
