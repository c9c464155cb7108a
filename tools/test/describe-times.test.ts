import { describe, expect, it } from 'vitest'
import { describeTimes } from './describe-times.ts'

const aStep = (name: string, from: number, seconds: number, failed = 0) => {
  return { name, from, seconds, failed, passed: 1, output: '' }
}

describe('describeTimes', () => {
  it('lists the longest step first, when each began, and how long all of them took together', () => {
    expect(describeTimes([aStep('lint', 0, 12.34), aStep('unit', 10, 200, 2)])).toBe(`step               seconds    from
unit                 200.0    10.0  failed
lint                  12.3     0.0  passed
all                  210.0`)
  })
})
