import { describe, expect, it } from 'vitest'
import { confirmUpdate } from './confirm-update.ts'
import { aClientLine, aServerLine } from './testing.ts'

describe('confirmUpdate', () => {
  it('takes the quantity and the ids the server answered', () => {
    const pushed = aClientLine({ quantity: 3 })
    const serverLine = aServerLine({ quantity: 5 })

    expect(confirmUpdate({ current: pushed, pushed, serverLine })).toMatchObject({
      quantity: 5,
      previousQuantity: 5,
      serverItemId: '7',
    })
  })

  it('keeps what the shopper changed while the call was under way', () => {
    const pushed = aClientLine({ quantity: 3 })
    const current = aClientLine({ quantity: 4 })
    const serverLine = aServerLine({ quantity: 3 })

    expect(confirmUpdate({ current, pushed, serverLine })).toMatchObject({ quantity: 4, previousQuantity: 3 })
  })

  it('keeps one piece where the server accepted fewer than the shopper then took away', () => {
    const pushed = aClientLine({ quantity: 5 })
    const current = aClientLine({ quantity: 1 })
    const serverLine = aServerLine({ quantity: 3 })

    expect(confirmUpdate({ current, pushed, serverLine })).toMatchObject({ quantity: 1, previousQuantity: 3 })
  })
})
