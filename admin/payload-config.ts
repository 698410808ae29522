import { getPayload, type SanitizedConfig } from 'payload'
import { sharedInProcess } from './shared-with-serve.ts'

/**
 * The content model, loaded at the first request and once in the process. A build never loads it: that would make a
 * data folder with a secret where the product is only built.
 */
export function payloadConfig(): Promise<SanitizedConfig> {
  const shared = sharedInProcess()
  shared.payloadConfig ??= import('../payload/payload.config.ts').then((module) => module.default)
  shared.closePayload ??= async () => (await getPayload({ config: payloadConfig() })).destroy()
  return shared.payloadConfig
}
