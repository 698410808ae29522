import type { TextFieldSingleValidation } from 'payload'
import { isLanguage } from '../../site/i18n/languages.ts'
import { addressRules } from '../labels/address-rules.ts'

/** A path of this site such as `/projects`, or a full address. Scripts and other odd schemes are refused. */
export const mustBeAnAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const isAsked =
    typeof siblingData !== 'object' ||
    !('destination' in siblingData) ||
    siblingData.destination === 'address'
  if (!isAsked) return true
  const { language } = req.i18n
  const words = addressRules[isLanguage(language) ? language : 'en']
  if (typeof value !== 'string' || value === '') return words.missing
  return isAddress(value) || words.wrong
}

/** Whether a text is a path of this site or an address of the web. */
export function isAddress(value: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(value)) return true
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value)
}
