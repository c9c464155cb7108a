import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'
import type { z } from 'zod'
import type { TokenPurpose } from './schema.ts'

export type SealedTokens<Facts> = {
  seal(facts: Facts): Promise<string>
  /** Null for what this shop has not sealed for this purpose, and for what is too old. */
  open(token: string): Promise<Facts | null>
}

type SealedTokenParts<Facts> = {
  readonly secret: Uint8Array
  readonly purpose: TokenPurpose
  readonly facts: z.ZodType<Facts>
  readonly lifeMs: number
  readonly now?: () => number
}

/** Tokens that carry what they are about, readable by the shop alone: nothing has to be stored to know them again. */
export function createSealedTokens<Facts extends JWTPayload>({
  secret,
  purpose,
  facts: schema,
  lifeMs,
  now = Date.now,
}: SealedTokenParts<Facts>): SealedTokens<Facts> {
  return {
    seal(facts) {
      return new EncryptJWT(facts)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(purpose)
        .setExpirationTime(new Date(now() + lifeMs))
        .encrypt(secret)
    },
    async open(token) {
      try {
        const allowed = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }
        const expected = { audience: purpose, currentDate: new Date(now()) }
        const { payload } = await jwtDecrypt(token, secret, { ...allowed, ...expected })
        return schema.safeParse(payload).data ?? null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
