import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { pathWithoutLanguage } from '../../languages/address.ts'
import { redirectRule } from '../../languages/back-office/redirect-rules.ts'
import { mustBeAnAddress } from '../../model/fields/must-be-an-address.ts'
import { pathOfAddress } from './path-of-address.ts'

/** Where a redirect leads: a page of this site or another site, and never back to where it began. */
export const mustLeadElsewhere: TextFieldSingleValidation = async (value, options) => {
  const { id, req, siblingData } = options
  if (!value) return req.t('validation:required')
  const fault = await mustBeAnAddress(value, options)
  const former =
    'formerAddress' in siblingData && typeof siblingData.formerAddress === 'string'
      ? siblingData.formerAddress
      : ''
  if (await leadsBack(pathWithoutLanguage(former), value, req, id)) return redirectRule('leadsBack', req)
  return fault
}

/** Whether the redirects that there are lead from an address back to another one. Languages are not told apart. */
async function leadsBack(
  former: string,
  address: string,
  req: PayloadRequest,
  own: string | number | undefined,
): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const others = new Map(
    docs
      .filter(({ id }) => id !== own)
      .map(({ formerAddress, newAddress }) => [pathWithoutLanguage(formerAddress), newAddress]),
  )
  const followed = new Set<string>()
  let path = pathOfLink(address)
  while (path !== undefined && !followed.has(path)) {
    if (path === former) return true
    followed.add(path)
    const next = others.get(path)
    path = next === undefined ? undefined : pathOfLink(next)
  }
  return false
}

function pathOfLink(address: string): string | undefined {
  const path = pathOfAddress(address.replace(/[?#].*$/, ''))
  return path === undefined ? undefined : pathWithoutLanguage(path)
}
