import type {
  CollectionConfig,
  FieldAccess,
  SelectField,
  TextField,
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
} from 'payload'
import { environment } from '../environment.ts'
import { onlyAdministrators } from '../model/access/only-administrators.ts'
import { languageCodes } from '../languages/languages.ts'
import { hasRole, roles, rolesOf } from '../model/access/roles.ts'
import {
  approveAccountChange,
  endNewPasswordLink,
  recordChangesOfAccount,
  recordDeletedAccount,
  recordNewAccount,
} from './changes/hooks.ts'
import { refuseCustodianRole } from './refuse-custodian-role.ts'
import { refuseDeletingOpener } from './refuse-deleting-opener.ts'
import { notifyFormerAddress } from './changes/notify-former-address.ts'
import { notifyOfRole } from './changes/notify-of-role.ts'
import {
  giveBackLastAdministration,
  refuseDeletingLastAdministrator,
  requireOneAdministrator,
} from './require-one-administrator.ts'
import { askCurrentPassword } from './passwords/ask-current-password.ts'
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts'
import {
  invitationLanguage,
  inviteNewAccount,
  makeWithoutPassword,
  refusePasswordOfOthers,
} from './invitations/invite-new-account.ts'
import { endFormerLinks } from './links/end-former-links.ts'
import { enterByLink } from './links/enter.ts'
import { openIdEndpoints } from './open-id/endpoints.ts'
import { endSessions } from './sign-in/session-end.ts'
import { chooseNewPassword } from './sign-in/new-password.ts'
import { askForPasskey, signInWithPasskey } from './sign-in/passkey-sign-in.ts'
import { forgottenPassword, signIn } from './sign-in/sign-in.ts'
import { choice, text } from '../model/fields/fields.ts'
import { adminComponents, panel } from '../model/admin-components.ts'
import { fieldHelp } from '../languages/back-office/field-help.ts'
import { adminGroups } from '../languages/back-office/admin-groups.ts'
import { collectionLabels } from '../languages/back-office/collection-labels.ts'

/** People of the network who sign in to the back office. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: collectionLabels.users,
  auth: {
    // Five wrong passwords would lock the owner out, whoever typed them; `sign-in/attempts.ts` counts in its place.
    maxLoginAttempts: 0,
    tokenExpiration: 2 * 60 * 60,
    cookies: { sameSite: 'Lax', secure: environment().siteUrl.startsWith('https:') },
    removeTokenFromResponses: true,
  },
  admin: {
    useAsTitle: 'name',
    group: adminGroups.settings,
    defaultColumns: ['name', 'email', 'roles'],
    listSearchableFields: ['name', 'email'],
    hidden: ({ user }) => !hasRole(user, 'administrator'),
  },
  access: {
    admin: ({ req }) => req.user !== null,
    read: ({ req }) =>
      hasRole(req.user, 'administrator') || (req.user ? { id: { equals: req.user.id } } : false),
    create: onlyAdministrators,
    update: ({ req }) =>
      hasRole(req.user, 'administrator') || (req.user ? { id: { equals: req.user.id } } : false),
    delete: onlyAdministrators,
    unlock: onlyAdministrators,
  },
  endpoints: [
    ...enterByLink,
    ...openIdEndpoints,
    signIn,
    askForPasskey,
    signInWithPasskey,
    forgottenPassword,
    chooseNewPassword,
  ],
  hooks: {
    beforeOperation: [refusePasswordOfOthers],
    beforeValidate: [askCurrentPassword, refuseWeakPassword, makeWithoutPassword],
    beforeChange: [
      refuseCustodianRole,
      approveAccountChange,
      requireOneAdministrator,
      recordChangesOfAccount,
      endNewPasswordLink,
    ],
    beforeDelete: [refuseDeletingOpener, refuseDeletingLastAdministrator],
    afterChange: [
      giveBackLastAdministration,
      logRoleChanges,
      recordNewAccount,
      notifyOfRole,
      endFormerLinks,
      notifyFormerAddress,
      inviteNewAccount,
    ],
    afterDelete: [logDeletion, recordDeletedAccount],
    refresh: [endSessions],
  },
  fields: [
    text('name', { required: true }),
    currentPassword(),
    {
      ...choice('roles', roles, { several: true, required: true }),
      saveToJWT: true,
      access: { create: isAdministrator, update: isAdministrator },
    },
    translatorLanguages(),
    invitationLanguage(),
    choice('commentMails', [...languageCodes, 'noMessages'], { index: false }),
    ownPassword(),
    panel('accountSecurity'),
    panel('accountCustodian'),
  ],
}

/** Who was given or lost which role, and by whom, in the log: by the accounts' numbers. Whoever makes examples says so at length. */
function logRoleChanges({
  doc,
  previousDoc,
  operation,
  req,
}: Parameters<CollectionAfterChangeHook>[0]): unknown {
  const before = operation === 'create' ? [] : rolesOf(previousDoc)
  const after = rolesOf(doc)
  const given = after.filter((role) => !before.includes(role))
  const taken = before.filter((role) => !after.includes(role))
  if (given.length + taken.length > 0) {
    const change = { account: doc.id, by: req.user?.id ?? null, given, taken }
    const level = req.context.isExample === true ? 'debug' : 'warn'
    req.payload.logger[level]({ ...change, msg: 'Roles of an account changed' })
  }
  return doc
}

function logDeletion({ id, req }: Parameters<CollectionAfterDeleteHook>[0]): void {
  req.payload.logger.warn({ account: id, by: req.user?.id ?? null, msg: 'An account was deleted' })
}

function isAdministrator({ req }: Parameters<FieldAccess>[0]): boolean {
  return hasRole(req.user, 'administrator')
}

/** Into which languages somebody who translates may do so. */
function translatorLanguages(): SelectField {
  const field = choice('translatorLanguages', languageCodes, { several: true })
  return {
    ...field,
    saveToJWT: true,
    access: { create: isAdministrator, update: isAdministrator },
    admin: { ...field.admin, condition: (data) => rolesOf(data).includes('translator') },
  }
}

/** In the form only of one's own account: nobody gives a password to somebody else. Payload stores its hash. */
function ownPassword(): TextField {
  return {
    ...text('password'),
    virtual: true,
    admin: { components: { Field: false }, disableListColumn: true, disableListFilter: true },
    access: {
      // Payload's own field in its place has none either; hooks decide what may be stored.
      create: ({ req }) => req.user === null,
      update: ({ req, id }) => req.user === null || req.user.id === id,
      read: () => false,
    },
  }
}

/** Only on one's own account, and stored nowhere. */
function currentPassword(): TextField {
  return {
    ...text('currentPassword'),
    virtual: true,
    admin: {
      components: { Field: adminComponents.currentPassword },
      condition: (data, _row, { user }) => data.id !== undefined && data.id === user?.id,
      description: fieldHelp.currentPassword,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
    },
  }
}
