import { describe, expect, it } from 'vitest'
import { aClientLine } from './testing.ts'
import { updateNotification } from './update-notification.ts'

const shopping = { isUserInCheckout: false, externalCheckout: false }

describe('updateNotification', () => {
  it('says that a new product was added [CART-16]', () => {
    expect(updateNotification(aClientLine(), shopping)).toEqual({
      type: 'success',
      message: { code: 'product-added' },
      actions: ['ok', 'proceed-to-checkout'],
    })
  })

  it('says that the quantity of a known product was updated [CART-16]', () => {
    expect(updateNotification(aClientLine({ serverItemId: '7' }), shopping)).toEqual({
      type: 'success',
      message: { code: 'quantity-updated' },
      actions: ['ok'],
    })
  })

  it('says nothing during checkout [CART-16]', () => {
    const context = { ...shopping, isUserInCheckout: true }

    expect(updateNotification(aClientLine(), context)).toBeNull()
    expect(updateNotification(aClientLine({ serverItemId: '7' }), context)).toBeNull()
  })
})
