import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts what lies in the database and must be read again, with a key that does not lie there. */
export type Sealer = {
  seal(secret: string): string
  /** Throws for what was sealed with another key, for another purpose, or was changed. */
  open(sealed: string): string
}

const VERSION = 'v1'
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12

/** Random secrets of ours have no dot in them. */
export const isSealed = (stored: string): boolean => stored.startsWith(`${VERSION}.`)

/** The purpose is part of what is checked: what was sealed for one column is worth nothing in another. */
export function openSealer(key: Uint8Array, purpose: string): Sealer {
  const associated = Buffer.from(purpose)
  return {
    seal(secret) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(associated)
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return [VERSION, ...[nonce, text, cipher.getAuthTag()].map((part) => part.toString('base64url'))].join('.')
    },
    open(sealed) {
      const [version, ...parts] = sealed.split('.')
      const [nonce, text, tag] = parts.map((part) => Buffer.from(part, 'base64url'))
      if (version !== VERSION || !nonce || !text || !tag || parts.length > 3) throw new UnreadableSecret()
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: 16 })
          .setAAD(associated)
          .setAuthTag(tag)
        return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
      } catch (cause) {
        throw new UnreadableSecret({ cause })
      }
    },
  }
}

export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret'

  constructor(options?: ErrorOptions) {
    super('A secret in the database was encrypted with another key', options)
  }
}
