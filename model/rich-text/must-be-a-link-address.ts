import type { TextFieldSingleValidation } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { linkRules } from '../../languages/back-office/address-rules.ts'
import { isLinkAddress } from '../../store/rich-text/link-target.ts'

/** A link in a text leads to a page of this site, another site, an e-mail or a telephone: what the site will show. */
export const mustBeALinkAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (isToRecord(siblingData)) return true
  if (typeof value === 'string' && isLinkAddress(value)) return true
  return linkRules[languageOf(req)]
}

function isToRecord(link: unknown): boolean {
  return typeof link === 'object' && link !== null && 'linkType' in link && link.linkType === 'internal'
}
