/** Why somebody who came from the provider is not let in; the sign-in's page says it in words. */
export const openIdRefusals = [
  'providerAway',
  'startAgain',
  'refused',
  'noEmail',
  'noAccount',
  'noRole',
  'secondFactor',
  'tooMany',
] as const

export type OpenIdRefusal = (typeof openIdRefusals)[number]
