import { applications } from '../applications/fa.ts'
import { submission } from '../submission/fa.ts'
import { tenderDetails } from '../tender-details/fa.ts'
import type { FormMessages } from './en.ts'

/** Words of the forms that strangers send and of the pages about them, in Persian. */
export const forms: FormMessages = { submission, tenderDetails, applications }
