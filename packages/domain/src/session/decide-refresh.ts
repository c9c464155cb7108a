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
  /** When its family was logged in. */
  readonly startedAt: number
  /** How many of its family may still be exchanged: those that were not yet. */
  readonly branches: number
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

/** The one that is used, and one more for a tab that asked in the same moment or an answer that was lost. */
const MOST_BRANCHES = 2

const refused = { code: 'refresh-token-invalid', revokeFamily: false } as const

type RefreshSettings = Pick<SessionSettings, 'rotationGraceMs' | 'rotatingSessionMs'>

/**
 * May this refresh token be used? Older clients keep theirs until it ends; a family that rotates does so for good and for
 * a year, and a token used again after it was exchanged means that it was stolen, unless two tabs asked in the same moment.
 */
export function decideRefresh(
  token: RefreshToken | null,
  { now, rotate }: RefreshRequest,
  { rotationGraceMs, rotatingSessionMs }: RefreshSettings,
): Result<RefreshGrant, RefreshRefusal> {
  if (token === null || token.isRevoked || now >= token.expiresAt) return err(refused)
  const rotates = rotate || token.isRotating
  if (rotates && now >= token.startedAt + rotatingSessionMs) return err(refused)
  if (token.rotatedAt === null) return ok({ rotate: rotates })
  if (now - token.rotatedAt > rotationGraceMs) return err({ ...refused, revokeFamily: true })
  return token.branches < MOST_BRANCHES ? ok({ rotate: true }) : err(refused)
}
