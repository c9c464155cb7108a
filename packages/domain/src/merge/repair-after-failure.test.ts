import { describe, expect, it } from 'vitest'
import { applyRepair, repairAfterFailure } from './repair-after-failure.ts'
import { aClientLine, aServerLine } from './testing.ts'

const isUnreachable = false

describe('repairAfterFailure', () => {
  it('removes what the server never had [SYNC-20]', () => {
    const line = aClientLine({ previousQuantity: 2 })

    expect(repairAfterFailure({ line, serverLine: null, isUnreachable })).toEqual({ do: 'remove-local' })
  })

  it('restores the quantity the server last confirmed [SYNC-21]', () => {
    const line = aClientLine({ quantity: 9, previousQuantity: 1 })

    expect(repairAfterFailure({ line, serverLine: aServerLine(), isUnreachable })).toEqual({
      do: 'restore-quantity',
      quantity: 1,
    })
  })

  it('removes the item when there was nothing before [SYNC-21]', () => {
    const line = aClientLine({ quantity: 9, previousQuantity: 0 })

    expect(repairAfterFailure({ line, serverLine: aServerLine(), isUnreachable })).toEqual({ do: 'remove-local' })
  })

  it('takes nothing away when no answer came', () => {
    for (const serverLine of [null, aServerLine()]) {
      expect(repairAfterFailure({ line: aClientLine(), serverLine, isUnreachable: true })).toEqual({ do: 'keep' })
    }
  })
})

describe('applyRepair', () => {
  const line = aClientLine({ quantity: 9 })
  const cap = aClientLine({ sku: 'CAP' })

  it('restores, removes or keeps the one line [SYNC-20] [SYNC-21]', () => {
    expect(applyRepair([line, cap], { line, repair: { do: 'restore-quantity', quantity: 2 } })).toEqual([
      { ...line, quantity: 2 },
      cap,
    ])
    expect(applyRepair([line, cap], { line, repair: { do: 'remove-local' } })).toEqual([cap])
    expect(applyRepair([line, cap], { line, repair: { do: 'keep' } })).toEqual([line, cap])
  })
})
