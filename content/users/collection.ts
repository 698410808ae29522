import type { CollectionConfig, FieldAccess } from 'payload'
import { onlyAdministrators } from '../access/only-administrators.ts'
import { hasRole, roles } from '../access/roles.ts'
import { forgottenPasswordMail } from './forgotten-password-mail.ts'
import { refuseShortPassword } from './refuse-short-password.ts'
import { choice, text } from '../fields/fields.ts'
import { adminGroups } from '../labels/admin-groups.ts'
import { collectionLabels } from '../labels/collection-labels.ts'

const administratorsField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator')

/** People of the network who sign in to the back office. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: collectionLabels.users,
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 2 * 60 * 60,
    cookies: { sameSite: 'Lax' },
    forgotPassword: forgottenPasswordMail,
  },
  admin: {
    useAsTitle: 'name',
    group: adminGroups.settings,
    defaultColumns: ['name', 'email', 'roles'],
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
  hooks: { beforeValidate: [refuseShortPassword] },
  fields: [
    text('name', { required: true }),
    {
      ...choice('roles', roles, { several: true, required: true }),
      saveToJWT: true,
      access: { create: administratorsField, update: administratorsField },
    },
  ],
}
