import { describe, expect, it } from 'vitest'
import { returnPageOf } from './return-page.ts'

describe('returnPageOf', () => {
  it.each([
    ['paid', 'confirmation'],
    ['open', 'checking'],
    ['checking', 'checking'],
    [null, 'checking'],
    ['failed', 'try-again'],
    ['cancelled', 'try-again'],
    ['expired', 'try-again'],
  ] as const)('shows for a payment that is %j: %s', (status, page) => {
    expect(returnPageOf(status)).toBe(page)
  })
})
