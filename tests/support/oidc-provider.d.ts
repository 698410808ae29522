declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  /** A provider of OpenID Connect; what of it the tests use. It has no types of its own. */
  export class Provider {
    constructor(issuer: string, configuration: object)
    callback: () => RequestListener
    interactionFinished: (request: IncomingMessage, response: ServerResponse, result: object) => Promise<void>
    Grant: new (about: { accountId: string; clientId: string }) => {
      addOIDCScope: (scope: string) => void
      save: () => Promise<string>
    }
  }
}
