import type { TextFieldSingleValidation } from 'payload'
import { pathWithoutLanguage } from '../../languages/address.ts'
import { redirectRule } from '../../languages/back-office/redirect-rules.ts'
import { leadsSomewhere } from '../../model/fields/site-addresses.ts'
import { pathOfAddress } from './path-of-address.ts'

/** Paths that the server answers by itself, before it looks for a page. */
const answeredOtherwise =
  /^\/(?:(?:admin|cms-api|assets|covers|flags|followers|maps|previews|sealed-bids|transparency|subscribers|version)(?:\/.*)?|data\.json|healthz|readyz|robots\.txt)$/

/** A path of this site at which visitors find nothing: what stands somewhere is not hidden by a redirect. */
export const mustBeFree: TextFieldSingleValidation = async (value, { req }) => {
  const path = typeof value === 'string' ? pathOfAddress(value) : undefined
  if (path === undefined) return redirectRule('noPath', req)
  const asked = pathWithoutLanguage(path)
  if (answeredOtherwise.test(asked) || (await leadsSomewhere(asked, req, { byRedirect: false })))
    return redirectRule('isTaken', req)
  return true
}
