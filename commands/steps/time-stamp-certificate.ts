import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Environment } from '../../environment.ts'
import { say } from './say.ts'

/**
 * Warns of a certificate of the authority for time stamps that can't be read. The site starts all the same: the certificate is
 * read again before each stamp.
 */
export function checkTimeStampCertificate({
  TIME_STAMP_CERTIFICATE: file,
}: Pick<Environment, 'TIME_STAMP_CERTIFICATE'>): void {
  if (file === undefined) return
  try {
    void new X509Certificate(readFileSync(file))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    say(
      `WARNING: ${file} can't be read as a certificate (${reason}): until it can, the transparency log is not time-stamped. TIME_STAMP_CERTIFICATE names the file of the authority's certificate in PEM.`,
    )
  }
}
