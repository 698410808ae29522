/**
 * Where the private half is: in a file under a passphrase, in a file that a passkey of this site opens, or wherever the
 * custodian made it.
 */
export const keyHolders = ['file', 'passkey', 'own'] as const
export type KeyHolder = (typeof keyHolders)[number]
