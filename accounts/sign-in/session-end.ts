import { APIError, getFieldsToSign, jwtSign, type CollectionConfig } from 'payload'
import { z } from 'zod'

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number]

/** Milliseconds after signing in at which a session is over, however busy it was. */
const longestSession = 12 * 60 * 60 * 1000

const signedIn = z.object({ _sid: z.string(), _strategy: z.string().optional() })

const sessionsOf = z.object({
  sessions: z.array(z.object({ id: z.string(), createdAt: z.coerce.date() })).catch([]),
})

/**
 * Each refresh lengthens a session, but none beyond its end: in the place of Payload's own, which would go on for ever.
 * @throws APIError with 401 when the session is over
 */
export const endSessions: RefreshHook = async ({ args: { collection, req }, user }) => {
  const present = signedIn.safeParse(req.user).data
  const session = sessionsOf.parse(user).sessions.find(({ id }) => id === present?._sid)
  const left = session ? session.createdAt.getTime() + longestSession - Date.now() : 0
  if (!req.user || !present || !session || left <= 0)
    throw new APIError(req.t('error:unauthorized'), 401, null, true)
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: collection.config,
      email: req.user.email,
      sid: session.id,
      user: req.user,
    }),
    secret: req.payload.secret,
    tokenExpiration: Math.min(collection.config.auth.tokenExpiration, Math.floor(left / 1000)),
  })
  return {
    exp,
    refreshedToken: token,
    setCookie: true,
    user,
    ...(present._strategy && { strategy: present._strategy }),
  }
}
