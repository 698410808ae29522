import { generateKeyPairSync, createHash, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import transmute from '@transmute/rfc9162'

const [idLength, rawKey] = [4, 32]

/**
 * A witness outside (C2SP tlog-witness and tlog-cosignature) that shares no code with the product: it signs a checkpoint only
 * when a foreign program finds that it extends the last one.
 */
export async function startWitness(name: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const bytes = Buffer.concat([
    Buffer.of(4),
    publicKey.export({ format: 'der', type: 'spki' }).subarray(-rawKey),
  ])
  const id = createHash('sha256').update(`${name}\n`).update(bytes).digest().subarray(0, idLength)
  const state = { isAway: false, signed: 0, size: 0, root: Buffer.alloc(0), asked: [] as number[] }

  async function answerTo(body: string): Promise<{ status: number; said: string }> {
    const end = body.indexOf('\n\n')
    const [head, note] = [body.slice(0, end), body.slice(end + 2)]
    const [old = '', ...proof] = head.split('\n')
    const from = Number(old.replace('old ', ''))
    state.asked.push(from)
    const checkpoint = note.slice(0, note.indexOf('\n\n') + 1)
    const [, size = '', root = ''] = checkpoint.split('\n')
    if (from !== state.size) return { status: 409, said: `${state.size}\n` }
    const present = { size: Number(size), root: Buffer.from(root, 'base64') }
    const hashes = proof.map((hash) => Buffer.from(hash, 'base64'))
    // The package wants the former root first where the former tree is whole.
    const isWhole = Number.isInteger(Math.log2(Math.max(from, 1)))
    const isGrown =
      from === 0 ||
      (from === present.size
        ? state.root.equals(present.root)
        : await transmute.verifyConsistencyProof(state.root, present.root, {
            ...{ log_id: '', tree_size_1: from, tree_size_2: present.size },
            consistency_path: isWhole ? [state.root, ...hashes] : hashes,
          }))
    if (!isGrown) return { status: 422, said: 'The log did not only grow\n' }
    Object.assign(state, { ...present, signed: state.signed + 1 })
    const seconds = Math.floor(Date.now() / 1000)
    const time = Buffer.alloc(8)
    time.writeBigUInt64BE(BigInt(seconds))
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${seconds}\n${checkpoint}`), privateKey)
    return { status: 200, said: `— ${name} ${Buffer.concat([id, time, signature]).toString('base64')}\n` }
  }

  const server = createServer((incoming, outgoing) => {
    void text(incoming).then(async (body) => {
      if (state.isAway || incoming.url !== '/add-checkpoint') return outgoing.writeHead(503).end()
      const { status, said } = await answerTo(body)
      return outgoing.writeHead(status, { 'Content-Type': 'text/plain' }).end(said)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('It does not listen')
  return {
    key: `${name}+${id.toString('hex')}+${bytes.toString('base64')}`,
    address: `http://127.0.0.1:${address.port}`,
    state,
    close: () => server.close(),
  }
}
