import * as calls from '@vonk/contract/calls'
import { expect, it } from 'vitest'
import { granted, type Open, type Read } from './shopper.ts'

export function describeCodes(open: Open, read: Read) {
  it('takes a coupon on and off, and refuses one that is none', async () => {
    const shop = open()
    const { plain: sku, coupon } = read()
    const cartId = await shop.newCart()
    await shop.put(cartId, { sku, qty: 1 })
    const apply = (code: string) => shop.call(calls.applyCoupon, { cartId, coupon: code })

    expect(await apply('NO-SUCH-CODE')).toMatchObject({ refusal: { code: 'coupon-unknown', status: 404 } })
    expect(granted(await apply(coupon))).toBe(true)
    const reduced = await shop.totals(cartId)
    expect(reduced.coupon_code).toBe(coupon)
    expect(reduced.discount_amount).toBeLessThan(0)
    expect(granted(await shop.call(calls.deleteCoupon, { cartId }))).toBe(true)
    expect(await shop.totals(cartId)).toMatchObject({ discount_amount: 0 })
    expect((await shop.totals(cartId)).coupon_code).toBeUndefined()
  })

  it('pays by gift card, once for each, and names the cards in the totals', async () => {
    const shop = open()
    const { plain: sku, giftCard: giftCardCode } = read()
    const quoteId = await shop.newCart()
    await shop.put(quoteId, { sku, qty: 1 })
    const cards = async () =>
      (await shop.totals(quoteId)).total_segments.find(({ code }) => code === 'giftcardaccount')?.extension_attributes
    const apply = (code: string) => shop.call(calls.applyGiftCard, { quoteId, giftCardCode: code })
    const remove = () => shop.call(calls.removeGiftCard, { quoteId, giftCardCode })

    expect(await apply('NO-SUCH-CARD')).toMatchObject({ refusal: { code: 'gift-card-unknown', status: 404 } })
    expect(granted(await apply(giftCardCode))).toBe(true)
    expect(JSON.parse((await cards())?.gift_cards ?? '')).toMatchObject([{ c: giftCardCode }])
    expect(await apply(giftCardCode)).toMatchObject({ refusal: { code: 'gift-card-already-applied', status: 409 } })
    expect(granted(await remove())).toBe(true)
    expect(await cards()).toBeUndefined()
    expect(await remove()).toMatchObject({ refusal: { code: 'gift-card-not-applied', status: 404 } })
  })
}

export function describeTotals(open: Open, read: Read) {
  it('adds up what is in the cart, line by line', async () => {
    const shop = open()
    const { plain, scarce } = read()
    const cart = await shop.newCart()
    const rows = [await shop.put(cart, { sku: plain, qty: 2 }), await shop.put(cart, { sku: scarce, qty: 1 })].map(
      granted,
    )
    const totals = await shop.totals(cart)
    const worth = rows.reduce((sum, { price, qty }) => sum + price * qty, 0)

    expect(totals).toMatchObject({ items_qty: 3, subtotal_incl_tax: worth })
    expect(totals.items.map(({ item_id, qty }) => [item_id, qty])).toEqual(
      rows.map(({ item_id, qty }) => [item_id, qty]),
    )
    expect(totals.items.map((item) => item.row_total_incl_tax)).toEqual(rows.map(({ price, qty }) => price * qty))
    expect(totals.total_segments.at(-1)).toMatchObject({ code: 'grand_total', value: totals.grand_total })
  })

  it('offers ways of delivery and payment, each with one to begin with, and says what the cart costs with them', async () => {
    const shop = open()
    const cartId = await shop.newCart()
    await shop.put(cartId, { sku: read().plain, qty: 1 })
    const address = { country_id: 'NL' }
    const deliveries = granted(await shop.call(calls.listShippingMethods, { cartId, address }))
    const payments = granted(await shop.call(calls.listPaymentMethods, { cartId }))
    expect([deliveries, payments].map((offered) => offered.filter((method) => method.default).length)).toEqual([1, 1])

    const [method] = deliveries.filter((each) => each.default)
    const addressInformation = {
      shippingAddress: { countryId: 'NL' },
      shippingCarrierCode: method?.carrier_code,
      shippingMethodCode: method?.method_code,
    }
    const { totals } = granted(await shop.call(calls.setShippingInformation, { cartId, addressInformation }))
    const delivery = totals.total_segments.find(({ code }) => code === 'shipping')
    expect(delivery?.value).toBe(method?.price_incl_tax)
    expect(totals.grand_total).toBe((await shop.totals(cartId)).grand_total)
  })
}
