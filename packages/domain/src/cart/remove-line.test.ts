import { describe, expect, it } from 'vitest'
import { removeLine } from './remove-line.ts'
import { aLine } from './testing.ts'

describe('removeLine', () => {
  it('takes the line out and leaves the others [CART-20]', () => {
    const cap = aLine({ sku: 'CAP' })

    expect(removeLine([aLine(), cap], aLine())).toEqual([cap])
  })
})
