import { describe, expect, it } from 'vitest'
import { createLocalThrottle } from './create-local-throttle.ts'

const limit = { maxAttempts: 2, windowMs: 1_000 }

describe('createLocalThrottle', () => {
  it('refuses one attempt too many of one key, until it has waited', () => {
    let clock = 0
    const attempt = createLocalThrottle(() => clock)
    const tried = ['a', 'a', 'a', 'b'].map((key) => attempt(key, limit).ok)
    expect(tried).toEqual([true, true, false, true])

    clock = 1_000
    expect(attempt('a', limit).ok).toBe(true)
  })

  it('remembers only so many keys, those that came last', () => {
    const attempt = createLocalThrottle(() => 0, 2)
    for (const key of ['a', 'a', 'b', 'b', 'a', 'c']) attempt(key, limit)

    expect(attempt('b', limit).ok).toBe(false)
    expect(attempt('a', limit).ok).toBe(true)
  })
})
