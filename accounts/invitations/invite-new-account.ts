import { randomBytes } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  SelectField,
} from 'payload'
import { APIError } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { accessRule } from '../../languages/back-office/access-rules.ts'
import { languageCodes } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { choice } from '../../model/fields/fields.ts'
import { sendsMail } from '../../store/mail/smtp-mail.ts'
import { removePassword } from '../links/means-to-sign-in.ts'
import { sendAccountLink } from '../links/send-link.ts'
import { recordByUser } from '../second-factor/account-concerned.ts'

const withPassword = z.object({ data: z.object({ password: z.string().min(1) }) })
const ofAccount = z.object({ id: z.coerce.number() })

/**
 * Nobody gives a password to somebody else: people choose theirs by an invitation, or when their account is recovered. What
 * the product's own commands do is decided by whoever may run them.
 */
export const refusePasswordOfOthers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!req.user || !['update', 'updateByID'].includes(operation)) return
  const isOwn = ofAccount.safeParse(args).data?.id === req.user.id
  if (isOwn || !withPassword.safeParse(args).success) return
  throw new APIError(accessRule('passwordIsTheirs', req), 400, null, true)
}

/**
 * Payload takes no account without a password: in the place of whatever was sent it gets one that nobody knows, until
 * `inviteNewAccount` removes it.
 */
export const makeWithoutPassword: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, password: randomBytes(32).toString('base64url') } : data

const newAccount = z.object({ id: z.number(), name: z.string(), email: z.string() })
const wished = z.object({ invitationLanguage: z.enum(languageCodes) })

/** Sends the invitation with which somebody chooses a password or a passkey; before, nobody can sign in. */
export const inviteNewAccount: CollectionAfterChangeHook = async ({ doc, data, operation, req }) => {
  if (operation !== 'create' || !req.user) return doc
  const person = newAccount.parse(doc)
  await removePassword(req.payload, person.id, req)
  // Without mail the link is shown to the administrator, who asks for it in the account.
  if (!sendsMail(environment())) return doc
  const { i18n } = req
  const language = wished.safeParse(data).data?.invitationLanguage ?? languageOf({ i18n })
  await sendAccountLink(req, person, { purpose: 'invitation', language }, new Date())
  await recordByUser(req, person.id, 'invitation sent', {})
  return doc
}

/** In which language a new person is written to; stored with the invitation alone. */
export function invitationLanguage(): SelectField {
  const field = choice('invitationLanguage', languageCodes)
  return {
    ...field,
    index: false,
    virtual: true,
    defaultValue: ({ req }: { req: { i18n: { language: string } } }) => req.i18n.language,
    admin: {
      ...field.admin,
      condition: (data) => data.id === undefined,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
  }
}
