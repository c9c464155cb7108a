import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'
import type { z } from 'zod'
import type { LinkPurpose } from './schema.ts'

export type LeaveLinks<Facts> = {
  seal(facts: Facts): Promise<string>
  /** Null for what this shop has not sealed for this purpose, and for what is too old. */
  open(token: string): Promise<Facts | null>
}

type LeaveLinkParts<Facts> = {
  readonly secret: Uint8Array
  readonly purpose: LinkPurpose
  readonly facts: z.ZodType<Facts>
}

/** Longer than anybody keeps such a mail. */
const LIFETIME = '3 years'

/**
 * Tokens for the link by which a reader of any mail takes an address off. They are encrypted and carry what they act upon,
 * so that a thousand mails leave no rows, and so that a link goes on working for an address that came back.
 */
export function createLeaveLinks<Facts extends JWTPayload>({
  secret,
  purpose,
  facts: schema,
}: LeaveLinkParts<Facts>): LeaveLinks<Facts> {
  return {
    seal(facts) {
      return new EncryptJWT(facts)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(LIFETIME)
        .encrypt(secret)
    },
    async open(token) {
      try {
        const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
        const { payload } = await jwtDecrypt(token, secret, { ...allowed, audience: purpose })
        return schema.safeParse(payload).data ?? null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
