import { describe, expect, it } from 'vitest'
import { throttleLimits } from './throttle-limits.ts'

describe('throttleLimits', () => {
  it('lets nobody guess without end', () => {
    for (const { maxAttempts, windowMs } of Object.values(throttleLimits).flat()) {
      expect(maxAttempts).toBeGreaterThan(0)
      expect(windowMs).toBeGreaterThanOrEqual(60_000)
    }
  })
})
