import { applications } from '../applications/fr.ts'
import { submission } from '../submission/fr.ts'
import { tenderDetails } from '../tender-details/fr.ts'
import type { FormMessages } from './en.ts'

/** Words of the forms that strangers send and of the pages about them, in French. */
export const forms: FormMessages = { submission, tenderDetails, applications }
