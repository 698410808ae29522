import { ValidationError, type CollectionBeforeValidateHook } from 'payload'

/** Fewest characters of a password in the back office. */
export const shortestPassword = 12

/** Payload itself takes passwords of three characters. */
export const refuseShortPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < shortestPassword) {
    throw new ValidationError(
      {
        collection: 'users',
        errors: [{ path: 'password', message: `A password has at least ${shortestPassword} characters.` }],
      },
      req.t,
    )
  }
  return data
}
