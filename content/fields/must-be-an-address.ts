import type { TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { isLanguage } from '../../site/i18n/languages.ts'
import { addressRules } from '../labels/address-rules.ts'

/**
 * A path of this site such as `/projects`, or a full address. Scripts and other odd schemes are refused. A link without
 * words is not shown and needs none.
 */
export const mustBeAnAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const { destination, label } = link.parse(siblingData)
  if (destination !== undefined && destination !== 'address') return true
  const { language } = req.i18n
  const words = addressRules[isLanguage(language) ? language : 'en']
  if (typeof value !== 'string' || value === '') return label ? words.missing : true
  return isAddress(value) || words.wrong
}

const link = z.object({ destination: z.unknown(), label: z.unknown() }).partial()

/** Whether a text is a path of this site or an address of the web. */
export function isAddress(value: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(value)) return true
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
}
