import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { newPasswordWords } from '../languages/back-office/account-mail-words.ts'
import type { WritesMail } from '../store/mail/mail-kinds.ts'
import { addressGivenByOthers } from './changes/account-changes.ts'

/**
 * Writes the mail with the link to a new password, to whoever has an account under the address. The link's address is the
 * site's own, whatever host the request named.
 */
export function writeNewPasswordMail(payload: Payload): WritesMail {
  return async ({ to, language }) => {
    const account = await payload.db.findOne<{ id: number; hash?: string | null }>({
      collection: 'users',
      where: { email: { equals: to } },
    })
    // Who has none has forgotten none: they were invited, or have a passkey.
    if (!account?.hash || (await isAddressTooNew(payload, account.id))) return undefined
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email: to },
      disableEmail: true,
    })
    if (!token) return undefined
    const { subject, text, link } = newPasswordWords[language]
    const address = `${environment().siteUrl}/admin/reset/${encodeURIComponent(token)}`
    return { subject, text: `${text}\n\n${link}\n${address}\n` }
  }
}

const day = 24 * 60 * 60_000

/**
 * An administrator who gives somebody's account an address of their own would get its new password: the former address
 * is notified, and for some days access comes from two administrators alone (`recovery/`).
 */
async function isAddressTooNew(payload: Payload, account: number): Promise<boolean> {
  const given = await addressGivenByOthers(payload, account)
  return given !== undefined && given.getTime() + environment().ROLE_WAIT_DAYS * day > Date.now()
}
