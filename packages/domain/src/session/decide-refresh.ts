import { err, ok, type Result } from '../result/index.ts'
import type { SessionSettings } from '../settings/index.ts'

/** A refresh token as the server knows it; those of one login form a family. */
export type RefreshToken = {
  readonly expiresAt: number
  /** Logged out, password changed, or its family was given up. */
  readonly isRevoked: boolean
  /** When it was exchanged for the next one; null while it is the newest. */
  readonly rotatedAt: number | null
  /** The family has begun to rotate. */
  readonly isRotating: boolean
}

export type RefreshRequest = {
  readonly now: number
  /** The client asks for a new refresh token with every use. */
  readonly rotate: boolean
}

export type RefreshGrant = { readonly rotate: boolean }

export type RefreshRefusal = {
  readonly code: 'refresh-token-invalid'
  /** Someone holds a token they should not have: all of its family must go. */
  readonly revokeFamily: boolean
}

const refused = { code: 'refresh-token-invalid', revokeFamily: false } as const

/**
 * May this refresh token be used? Older clients keep theirs until it ends; a family that rotates does so for good,
 * and a token used again after it was exchanged means that it was stolen, unless two tabs asked in the same moment.
 */
export function decideRefresh(
  token: RefreshToken | null,
  { now, rotate }: RefreshRequest,
  { rotationGraceMs }: Pick<SessionSettings, 'rotationGraceMs'>,
): Result<RefreshGrant, RefreshRefusal> {
  if (token === null || token.isRevoked || now >= token.expiresAt) return err(refused)
  if (token.rotatedAt === null) return ok({ rotate: rotate || token.isRotating })
  return now - token.rotatedAt <= rotationGraceMs ? ok({ rotate: true }) : err({ ...refused, revokeFamily: true })
}
