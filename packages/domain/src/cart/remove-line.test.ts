import { describe, expect, it } from 'vitest'
import { removalNeedsSync, removeLine } from './remove-line.ts'
import { aLine } from './testing.ts'

describe('removeLine', () => {
  it('takes the line out and leaves the others [CART-20]', () => {
    const cap = aLine({ sku: 'CAP' })

    expect(removeLine([aLine(), cap], aLine())).toEqual([cap])
  })
})

describe('removalNeedsSync', () => {
  it('tells the server only of lines it knows [CART-20]', () => {
    expect(removalNeedsSync(aLine({ serverItemId: '7' }))).toBe(true)
    expect(removalNeedsSync(aLine())).toBe(false)
  })
})
