import type { JWTPayload } from 'jose'
import type { z } from 'zod'
import type { TokenPurpose } from './schema.ts'
import { createSealedTokens, type SealedTokens } from './sealed-tokens.ts'

export type UnsubscribeTokens<Facts> = SealedTokens<Facts>

type TokenParts<Facts> = {
  readonly secret: Uint8Array
  readonly purpose: TokenPurpose
  readonly facts: z.ZodType<Facts>
}

/** Three years: longer than anybody keeps such a mail. */
const LIFE_MS = 3 * 365 * 86_400_000

/**
 * Tokens for the link by which a reader of any mail takes an address off. They are sealed with what they act upon,
 * so that a thousand mails leave no rows, and so that a link goes on working for an address that came back.
 */
export function createUnsubscribeTokens<Facts extends JWTPayload>(parts: TokenParts<Facts>): UnsubscribeTokens<Facts> {
  return createSealedTokens({ ...parts, lifeMs: LIFE_MS })
}
