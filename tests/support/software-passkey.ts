import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

/** What a browser's answer says of a passkey's signature. */
export interface SignedAnswer {
  id: string
  rawId: string
  response: { authenticatorData: string; clientDataJSON: string; signature: string }
  clientExtensionResults: object
  type: 'public-key'
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** A passkey in memory, by the letter of WebAuthn: P-256, no attestation, its owner recognised. */
export class SoftwarePasskey {
  #id = randomBytes(32)
  #privateKey: KeyObject
  readonly #publicKey: Buffer
  #site: { id: string; origin: string }
  #counter = 0

  /** @param site host and address of the site that it belongs to */
  constructor(site: { id: string; origin: string }) {
    this.#site = site
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coordinate = (value: string) => Buffer.concat([bytes('5820'), Buffer.from(value, 'base64url')])
    // COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    this.#publicKey = Buffer.concat([
      ...[bytes('a5010203262001'), bytes('21'), coordinate(x)],
      ...[bytes('22'), coordinate(y)],
    ])
  }

  get id(): string {
    return this.#id.toString('base64url')
  }

  /** The same passkey, asked by a page at another address. */
  askedBy(origin: string): SoftwarePasskey {
    const copy = new SoftwarePasskey({ ...this.#site, origin })
    copy.#id = this.#id
    copy.#privateKey = this.#privateKey
    return copy
  }

  /** Answers the options that the server gave for a new passkey. */
  register(challenge: string): object {
    const credential = Buffer.concat([Buffer.alloc(16), bytes('0020'), this.#id, this.#publicKey])
    const data = Buffer.concat([this.#data(0x45), credential])
    const length = Buffer.from([data.length])
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": …}
    const attestation = Buffer.concat([
      ...[bytes('a3'), text('fmt'), text('none'), text('attStmt'), bytes('a0')],
      ...[text('authData'), bytes('58'), length, data],
    ])
    return {
      ...{ id: this.id, rawId: this.id, clientExtensionResults: {}, type: 'public-key' },
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Signs a challenge. @param recognised whether it asked its owner for finger, face or number */
  sign(challenge: string, { recognised = true } = {}): SignedAnswer {
    this.#counter += 1
    const data = this.#data(recognised ? 0x05 : 0x01)
    const clientData = this.#clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#privateKey)
    return {
      ...{ id: this.id, rawId: this.id, clientExtensionResults: {}, type: 'public-key' },
      response: {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(this.#site.id), Buffer.from([flags]), counter])
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#site.origin, crossOrigin: false }))
  }
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex')
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}
