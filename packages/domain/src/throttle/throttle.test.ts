import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Asker, type ThrottleCounter, throttle, throttleKeys } from './throttle.ts'

const limit = { maxAttempts: 3, windowMs: 1_000 }

describe('throttle', () => {
  it('counts attempts until there are too many', () => {
    expect(throttle([], 100, limit)).toEqual({ ok: true, value: [100] })
    expect(throttle([100, 200], 300, limit)).toEqual({ ok: true, value: [100, 200, 300] })
  })

  it('says how long to wait when there were too many', () => {
    expect(throttle([100, 200, 300], 400, limit)).toEqual({
      ok: false,
      refusal: { code: 'too-many-attempts', retryAfterMs: 700 },
    })
    expect(throttle([100, 300, 200, 50], 400, limit)).toMatchObject({ refusal: { retryAfterMs: 700 } })
  })

  it('forgets attempts as they leave the window', () => {
    expect(throttle([100, 200, 300], 1_099, limit).ok).toBe(false)
    expect(throttle([100, 200, 300], 1_100, limit)).toEqual({ ok: true, value: [200, 300, 1_100] })
  })

  it('lets nobody in where nothing is allowed', () => {
    expect(throttle([], 400, { maxAttempts: 0, windowMs: 1_000 })).toEqual({
      ok: false,
      refusal: { code: 'too-many-attempts', retryAfterMs: 1_000 },
    })
  })

  it('never lets more through in any window, and always lets through who waits as told', () => {
    const anyLimit = fc.record({
      maxAttempts: fc.integer({ min: 1, max: 5 }),
      windowMs: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(fc.array(fc.nat(20)), anyLimit, (pauses, some) => {
        let now = 0
        let attempts: readonly number[] = []
        const counted: number[] = []
        for (const pause of pauses) {
          now += pause
          const asked = throttle(attempts, now, some)
          if (asked.ok) {
            attempts = asked.value
            counted.push(now)
          } else expect(throttle(attempts, now + asked.refusal.retryAfterMs, some).ok).toBe(true)
        }
        for (const end of counted) {
          const inWindow = counted.filter((at) => at <= end && at > end - some.windowMs)
          expect(inWindow.length).toBeLessThanOrEqual(some.maxAttempts)
        }
      }),
    )
  })
})

const asker: Asker = { visitor: '192.0.2.1', emailAddress: 'zoe@example.nl', cartId: 'cart-1' }
const both = { by: ['visitor', 'emailAddress'], ...limit } as const
const keysOf = (who: Asker, ...counters: ThrottleCounter[]) => throttleKeys('log-in', who, counters)

describe('throttleKeys', () => {
  it('counts on what an attempt has in common with others, each counter with its limit', () => {
    const loose = { maxAttempts: 30, windowMs: 1_000 }

    expect(keysOf(asker, both, { by: ['emailAddress'], ...loose })).toEqual([
      { key: '["log-in",["visitor","192.0.2.1"],["emailAddress","zoe@example.nl"]]', limit },
      { key: '["log-in",["emailAddress","zoe@example.nl"]]', limit: loose },
    ])
  })

  it('keeps apart the attempts of different networks, addresses and actions', () => {
    const [key] = keysOf(asker, both)
    const others = [
      keysOf({ ...asker, visitor: '192.0.2.2' }, both),
      keysOf({ ...asker, emailAddress: 'noor@example.nl' }, both),
      throttleKeys('newsletter', asker, [both]),
    ]

    expect(others.flat()).not.toContainEqual(key)
  })

  it('counts every spelling of an address on one counter', () => {
    expect(keysOf({ ...asker, emailAddress: 'Zoe@Example.NL' }, both)).toEqual(keysOf(asker, both))
  })

  it('counts on what is known, and never on nothing', () => {
    const nowhere = { ...asker, visitor: null }

    expect(keysOf(nowhere, both)).toHaveLength(1)
    expect(keysOf(nowhere, both)).not.toEqual(keysOf(nowhere, { by: ['emailAddress'], ...limit }))
    expect(keysOf({ ...nowhere, emailAddress: null }, both, { by: ['productId'], ...limit })).toEqual([])
  })
})
