import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Asker, throttle, throttleKeys } from './throttle.ts'

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

describe('throttleKeys', () => {
  it.each(['log-in', 'password-reset', 'newsletter'] as const)('counts a %s per visitor and per address', (action) => {
    expect(throttleKeys(action, asker)).toEqual([
      JSON.stringify([action, 'visitor', '192.0.2.1']),
      JSON.stringify([action, 'emailAddress', 'zoe@example.nl']),
    ])
  })

  it.each(['coupon', 'gift-card', 'rewards'] as const)('counts checks of a %s per visitor and per cart', (action) => {
    expect(throttleKeys(action, asker)).toEqual([
      JSON.stringify([action, 'visitor', '192.0.2.1']),
      JSON.stringify([action, 'cartId', 'cart-1']),
    ])
  })

  it.each(['guest-cart', 'new-account'] as const)('counts every %s per visitor alone', (action) => {
    expect(throttleKeys(action, asker)).toEqual([JSON.stringify([action, 'visitor', '192.0.2.1'])])
  })

  it('counts reviews per visitor, and those of a product whoever writes them', () => {
    const reviewer: Asker = { ...asker, productId: '1042' }

    expect(throttleKeys('review', reviewer)).toEqual([JSON.stringify(['review', 'visitor', '192.0.2.1'])])
    expect(throttleKeys('product-reviews', reviewer)).toEqual([
      JSON.stringify(['product-reviews', 'productId', '1042']),
    ])
    expect(throttleKeys('product-reviews', asker)).toEqual([])
  })

  it('counts every spelling of an address on one counter', () => {
    expect(throttleKeys('log-in', { ...asker, emailAddress: 'Zoe@Example.NL' })).toEqual(throttleKeys('log-in', asker))
  })

  it('counts on what is known', () => {
    expect(throttleKeys('coupon', { ...asker, cartId: null })).toHaveLength(1)
  })
})
