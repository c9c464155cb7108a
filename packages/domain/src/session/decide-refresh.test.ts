import { describe, expect, it } from 'vitest'
import { decideRefresh, type RefreshToken } from './decide-refresh.ts'

function aToken(overrides: Partial<RefreshToken> = {}): RefreshToken {
  return {
    expiresAt: 100_000,
    isRevoked: false,
    rotatedAt: null,
    isRotating: false,
    startedAt: 0,
    branches: 1,
    ...overrides,
  }
}

const grace = { rotationGraceMs: 10_000, rotatingSessionMs: 1_000_000 }
const invalid = { ok: false, refusal: { code: 'refresh-token-invalid', revokeFamily: false } }
const stolen = { ok: false, refusal: { code: 'refresh-token-invalid', revokeFamily: true } }
const at = (now: number, rotate = true) => ({ now, rotate })

describe('decideRefresh', () => {
  it('rotates for a client that asks for it, and lets older ones keep their token', () => {
    expect(decideRefresh(aToken(), at(1), grace)).toEqual({ ok: true, value: { rotate: true } })
    expect(decideRefresh(aToken(), at(1, false), grace)).toEqual({ ok: true, value: { rotate: false } })
  })

  it('goes on rotating once it has begun, so that a thief cannot ask for less', () => {
    expect(decideRefresh(aToken({ isRotating: true }), at(1, false), grace)).toEqual({
      ok: true,
      value: { rotate: true },
    })
  })

  it('gives up the family when a token is used again after it was exchanged', () => {
    expect(decideRefresh(aToken({ rotatedAt: 1_000 }), at(11_001), grace)).toEqual(stolen)
    expect(decideRefresh(aToken({ rotatedAt: 1_000 }), at(11_001, false), grace)).toEqual(stolen)
    expect(decideRefresh(aToken({ rotatedAt: 1_000 }), at(1_001), { ...grace, rotationGraceMs: 0 })).toEqual(stolen)
  })

  it('logs nobody out because two tabs asked in the same moment', () => {
    expect(decideRefresh(aToken({ rotatedAt: 1_000 }), at(11_000, false), grace)).toEqual({
      ok: true,
      value: { rotate: true },
    })
  })

  it('lets one branch grow besides the first within the grace, and ends nothing over a third', () => {
    const again = (branches: number) => decideRefresh(aToken({ rotatedAt: 1_000, branches }), at(2_000), grace)

    expect(again(1)).toEqual({ ok: true, value: { rotate: true } })
    expect(again(2)).toEqual(invalid)
    expect(again(20)).toEqual(invalid)
  })

  it('ends a session that rotates a year after its log-in, however often it was renewed', () => {
    const rotating = aToken({ isRotating: true, startedAt: 50, expiresAt: 9_000_000 })

    expect(decideRefresh(rotating, at(1_000_049), grace).ok).toBe(true)
    expect(decideRefresh(rotating, at(1_000_050), grace)).toEqual(invalid)
    expect(decideRefresh(aToken({ startedAt: 50, expiresAt: 9_000_000 }), at(1_000_050), grace)).toEqual(invalid)
  })

  it('leaves a client that never rotates its token until that expires', () => {
    const kept = aToken({ startedAt: 50, expiresAt: 9_000_000 })

    expect(decideRefresh(kept, at(1_000_050, false), grace)).toEqual({ ok: true, value: { rotate: false } })
  })

  it('refuses a token that is unknown, revoked or expired', () => {
    expect(decideRefresh(null, at(1), grace)).toEqual(invalid)
    expect(decideRefresh(aToken({ isRevoked: true }), at(1), grace)).toEqual(invalid)
    expect(decideRefresh(aToken(), at(100_000), grace)).toEqual(invalid)
    expect(decideRefresh(aToken(), at(99_999), grace).ok).toBe(true)
  })

  it('does not end a living session over an old token that has expired anyway', () => {
    expect(decideRefresh(aToken({ rotatedAt: 1_000 }), at(100_000), grace)).toEqual(invalid)
  })
})
