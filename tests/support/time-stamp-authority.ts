import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

/** An authority as `openssl ts` is one, on this machine. */
export async function startTimeStampAuthority() {
  const folder = mkdtempSync(path.join(tmpdir(), 'time-stamps-'))
  const place = (name: string) => path.join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' })
  writeFileSync(
    place('authority.cnf'),
    `[tsa]
default_tsa = own
[own]
serial = ${place('serial')}
signer_cert = ${place('certificate.pem')}
signer_key = ${place('key.pem')}
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
`,
  )
  writeFileSync(place('serial'), '01\n')
  const subject = ['-subj', '/CN=Time stamps of a test', '-addext', 'extendedKeyUsage=critical,timeStamping']
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'certificate.pem']
  openssl('req', '-x509', ...key, '-days', '2', ...subject)
  const state = { isAway: false, answers: 0 }
  const server = createServer((incoming, outgoing) => {
    void buffer(incoming).then((query) => {
      if (state.isAway) return outgoing.writeHead(503).end()
      state.answers += 1
      writeFileSync(place('query.tsq'), query)
      const files = ['-queryfile', 'query.tsq', '-out', 'answer.tsr']
      openssl('ts', '-reply', '-config', 'authority.cnf', ...files)
      return outgoing
        .writeHead(200, { 'Content-Type': 'application/timestamp-reply' })
        .end(readFileSync(place('answer.tsr')))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('It does not listen')
  return {
    authority: { address: `http://127.0.0.1:${address.port}/tsr`, certificate: place('certificate.pem') },
    state,
    /** Whether `openssl ts -verify` finds that this is a time stamp of the text. */
    verifies(text: string, stamp: Uint8Array): boolean {
      writeFileSync(place('text'), text)
      writeFileSync(place('stamp.tsr'), stamp)
      try {
        openssl('ts', '-verify', '-data', 'text', '-in', 'stamp.tsr', '-CAfile', 'certificate.pem')
        return true
      } catch {
        return false
      }
    },
    close() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
