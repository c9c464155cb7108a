import { aCheckout } from '@vonk/domain/checkout/testing'
import { describe, expect, it } from 'vitest'
import { aCartProduct, aLine, someTotals } from '../../cart/testing.ts'
import { toOrderedCart, toOrderedLines } from './to-ordered-cart.ts'

describe('toOrderedLines', () => {
  it('says what each line costs, as the shop said last', () => {
    const totals = { rowTotalInclTax: 3790, discount: 0, tax: 658 }

    expect(toOrderedLines([aLine({ quantity: 2 })], [])).toMatchObject([
      { name: 'Anker tee', quantity: 2, total: 3990 },
    ])
    expect(toOrderedLines([aLine({ quantity: 2, totals })], [])).toMatchObject([{ total: 3790 }])
  })

  it('pictures a line that another device has put in once its product is there', () => {
    const foreign = aLine({ image: '' })

    expect(toOrderedLines([foreign], [])).toMatchObject([{ image: '' }])
    expect(toOrderedLines([foreign], [aCartProduct()])).toMatchObject([{ image: '/t/e/tee.svg' }])
  })
})

describe('toOrderedCart', () => {
  it('keeps what stood above the button and who ordered, middle name included', () => {
    const { personalDetails } = aCheckout()
    const cart = { lines: [aLine()], totals: someTotals(), coupon: null }
    const checkout = { personalDetails: { ...personalDetails, middleName: 'de' } }
    const kept = toOrderedCart({ cart, checkout, isGuest: true, delivery: 'Damrak 1', analytics: [], products: [] })

    expect(kept).toMatchObject({ grandTotal: 1995, lastName: 'de Vries', email: 'zoe@example.nl', isGuest: true })
  })
})
