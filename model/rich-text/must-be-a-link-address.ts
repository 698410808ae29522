import type { TextFieldSingleValidation } from 'payload'
import { isLanguage } from '../../languages/languages.ts'
import { linkRules } from '../../languages/back-office/address-rules.ts'
import { isLinkAddress } from '../../store/rich-text/link-target.ts'

/** A link in a text leads to a page of this site, another site, an e-mail or a telephone: what the site will show. */
export const mustBeALinkAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  if (isToRecord(siblingData)) return true
  if (typeof value === 'string' && isLinkAddress(value)) return true
  const { language } = req.i18n
  return linkRules[isLanguage(language) ? language : 'en']
}

function isToRecord(link: unknown): boolean {
  return typeof link === 'object' && link !== null && 'linkType' in link && link.linkType === 'internal'
}
