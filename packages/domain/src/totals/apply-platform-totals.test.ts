import { describe, expect, it } from 'vitest'
import { aLine } from '../cart/testing.ts'
import { applyPlatformTotals } from './apply-platform-totals.ts'

const jacket = aLine({ quantity: 2 })
const synced = { ...jacket, serverItemId: '7', previousQuantity: 2 }
const totals = { rowTotalInclTax: 8997, discount: 0, tax: 1561 }
const row = { itemId: '7', quantity: 3, ...totals }

describe('applyPlatformTotals', () => {
  it('puts totals and quantity of the server on the line they belong to', () => {
    expect(applyPlatformTotals([jacket, synced], [row])).toEqual([
      jacket,
      { ...synced, totals, quantity: 3, previousQuantity: 3 },
    ])
  })

  it('keeps a quantity the server has not heard of yet', () => {
    const changed = { ...synced, quantity: 5 }

    expect(applyPlatformTotals([changed], [row])).toEqual([{ ...changed, totals }])
  })

  it('leaves a line alone the server did not speak of', () => {
    expect(applyPlatformTotals([synced], [{ ...row, itemId: '8' }])).toEqual([synced])
  })
})
