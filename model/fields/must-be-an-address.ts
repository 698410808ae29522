import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { addressRules } from '../../languages/back-office/address-rules.ts'
import { leadsSomewhere } from './site-addresses.ts'

/**
 * A path of this site such as `/projects`, or a full address. Scripts and other odd schemes are refused, and
 * paths of this site at which visitors would find nothing.
 */
export const mustBeAnAddress: TextFieldSingleValidation = async (value, { req, siblingData }) => {
  const fault =
    faultOfAddress(value, siblingData) ?? ((await leadsNowhere(value, req)) ? 'leadsNowhere' : null)
  if (fault === null) return true
  return addressRules[languageOf(req)][fault]
}

/** The starter content is written in an order of its own; a test holds that its links lead somewhere. */
async function leadsNowhere(value: unknown, req: PayloadRequest): Promise<boolean> {
  if (typeof value !== 'string' || !value.startsWith('/') || req.context.storeContentVersion === true)
    return false
  return !(await leadsSomewhere(value, req))
}

/**
 * What is wrong with the address of a link, given the link's other fields. A link without words is not shown and needs
 * no address, so that a second link may be left empty.
 */
export function faultOfAddress(value: unknown, link: unknown): 'missing' | 'wrong' | null {
  const { destination, label } = fieldsOf(link)
  if (destination !== undefined && destination !== 'address') return null
  if (typeof value !== 'string' || value === '') return isEmpty(label) ? null : 'missing'
  return isAddress(value) ? null : 'wrong'
}

function fieldsOf(link: unknown): { destination?: unknown; label?: unknown } {
  return typeof link === 'object' && link !== null ? link : {}
}

function isEmpty(label: unknown): boolean {
  return label === undefined || label === null || label === ''
}

/** Whether a text is a path of this site or an address of the web. */
function isAddress(value: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(value)) return true
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
}
