import { describe, expect, it } from 'vitest'
import { alertRoundRoom } from './alert-round.ts'
import { aStockItem } from './testing.ts'

describe('alertRoundRoom', () => {
  it('tells three people for each piece', () => {
    expect(alertRoundRoom(aStockItem({ quantity: 2 }), 0)).toBe(6)
    expect(alertRoundRoom(aStockItem({ quantity: 2 }), 4)).toBe(2)
  })

  it('tells nobody more when enough were told, though pieces are sold meanwhile', () => {
    expect(alertRoundRoom(aStockItem({ quantity: 2 }), 6)).toBe(0)
    expect(alertRoundRoom(aStockItem({ quantity: 1 }), 6)).toBe(0)
  })

  it('tells nobody of what cannot be bought, or of what nobody has counted', () => {
    expect(alertRoundRoom(aStockItem({ quantity: 0, isInStock: false }), 0)).toBe(0)
    expect(alertRoundRoom(aStockItem({ quantity: 5, isInStock: false }), 0)).toBe(0)
    expect(alertRoundRoom(null, 0)).toBe(0)
  })

  it('tells everybody of what never runs out', () => {
    expect(alertRoundRoom(aStockItem({ quantity: 0, manageStock: false }), 1_000)).toBeNull()
  })
})
