import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Asked = { readonly challenge: string }
type Place = { readonly origin: string; readonly rpId: string }

/** Where the authenticator says it was used, and what it says of itself; tests lie here. */
export type Signing = Place & {
  readonly counter?: number
  readonly userHandle?: string
  readonly certificates?: boolean
}

/** An authenticator as phones have it, with one key: real signatures, no proof of its make. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const named = { id, rawId: id, type: 'public-key' as const }

  return {
    id,

    create({ challenge }: Asked, { origin, rpId, counter = 0, certificates = false }: Signing) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      // Present, verified, and with a key in it; the model of the device is not told.
      const authData = Buffer.concat([
        head({ rpId, flags: 0x45, counter }),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey),
      ])
      const statement = certificates ? { alg: -7, sig: randomBytes(70), x5c: [randomBytes(300)] } : {}
      const attestationObject = encode({ fmt: certificates ? 'packed' : 'none', attStmt: statement, authData })
      return {
        ...named,
        response: {
          clientDataJSON: clientData({ type: 'webauthn.create', challenge, origin }).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      }
    },

    get({ challenge }: Asked, { origin, rpId, counter = 0, userHandle = '' }: Signing) {
      const authData = head({ rpId, flags: 0x05, counter })
      const client = clientData({ type: 'webauthn.get', challenge, origin })
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

function clientData(told: { readonly type: string; readonly challenge: string; readonly origin: string }): Buffer {
  return Buffer.from(JSON.stringify({ ...told, crossOrigin: false }))
}

function head({ rpId, flags, counter }: { readonly rpId: string; readonly flags: number; readonly counter: number }) {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest])
}

/** An ES256 key as WebAuthn writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const entries: [number, Encodable][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]
  return Buffer.concat([start(5, entries.length), ...entries.flatMap(([name, value]) => [encode(name), encode(value)])])
}

type Encodable = number | string | Buffer | readonly Encodable[] | { readonly [name: string]: Encodable }

/** As much of CBOR as the above needs. */
function encode(value: Encodable): Buffer {
  if (typeof value === 'number') return value < 0 ? start(1, -1 - value) : start(0, value)
  if (typeof value === 'string') return Buffer.concat([start(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([start(2, value.length), value])
  if (isList(value)) return Buffer.concat([start(4, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([start(5, entries.length), ...entries.flatMap(([name, part]) => [encode(name), encode(part)])])
}

function isList(value: Encodable): value is readonly Encodable[] {
  return Array.isArray(value)
}

function start(major: number, size: number): Buffer {
  const kind = major << 5
  if (size < 24) return Buffer.from([kind | size])
  return size < 256 ? Buffer.from([kind | 24, size]) : Buffer.from([kind | 25, size >> 8, size & 255])
}
