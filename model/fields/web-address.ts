import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { webAddressRule } from '../../languages/back-office/address-rules.ts'
import type { FieldName } from '../../languages/back-office/field-labels.ts'
import { addressBehind } from './address-behind.ts'
import { text } from './fields.ts'

/** A site's name as people write it, such as `www.example.org/about`, in any script. */
const withoutScheme = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u

/**
 * The address that an editor means: of the page itself where a mail leads to it through another, and with `https://` where
 * they wrote it without. Anything else as it is.
 */
export function readWebAddress(written: string): string {
  const address = written.trim()
  return withoutScheme.test(address) ? `https://${address}` : addressBehind(address)
}

/** Whether a link can lead there: to a page of the web, or to a mail. */
export function isWebAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(address) && URL.canParse(address)
}

const mustBeAWebAddress =
  (isRequired: boolean) =>
  (value: unknown, { req }: { req: PayloadRequest }): string | true => {
    if (typeof value === 'string' && isWebAddress(value)) return true
    if (!isRequired && (value === undefined || value === null || value === '')) return true
    return webAddressRule[languageOf(req)]
  }

/** In a field of an address: stores the one that is meant. */
export const writtenInFull: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? readWebAddress(value) : value

/** The address of another site. Without its rule, one without `https://` would lead to a page of ours that does not exist. */
export function webAddress(name: FieldName, { required = false } = {}): TextField {
  return {
    ...text(name, { required }),
    validate: mustBeAWebAddress(required),
    hooks: { beforeValidate: [writtenInFull] },
  }
}
