import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putTaxRules } from '../catalogue/index.ts'
import { type CartShop, openCartShop } from './testing.ts'

let shop: CartShop
beforeEach(async () => {
  shop = await openCartShop()
})
afterEach(() => shop.close())

const rule = (id: number, customerClass: number, rates: readonly object[]) => ({
  id,
  customer_tax_class_ids: [customerClass],
  product_tax_class_ids: [2],
  rates: rates.map((rate, index) => ({ id: 10 * id + index, tax_country_id: 'NL', rate: 21, ...rate })),
})

/** A cart with a bag that goes to an address, and what is answered to that. */
async function send(customer: 1 | 2 | null, address: object = { countryId: 'NL' }) {
  const headers: Record<string, string> = customer ? { authorization: `Bearer token-of-${customer}` } : {}
  const created = await shop.call('POST', '/api/cart/create', { headers })
  const cart = `cartId=${created.body.result}`
  await shop.call('POST', `/api/cart/update?${cart}`, { headers, body: { cartItem: { sku: 'bag', qty: 1 } } })
  const { body } = await shop.call('POST', `/api/cart/shipping-information?${cart}`, {
    headers,
    body: { addressInformation: { shippingAddress: address } },
  })
  return { cart, totals: body.result.totals }
}

/** The tax inside a bag that a customer has in the cart, in percent. */
async function taxFor(...sent: Parameters<typeof send>) {
  return (await send(...sent)).totals.items[0].tax_percent
}

describe('the tax inside a cart', () => {
  it('asks for the customer’s group once the view has a default group, and not before [PRICE-17] [PRICE-18]', async () => {
    await putTaxRules(shop.db, 'nl', [rule(1, 2, [{ rate: 9 }]), rule(2, 1, [{ rate: 21 }])])
    expect([await taxFor(null), await taxFor(1), await taxFor(2)]).toEqual([9, 9, 9])

    await shop.stores.configure('nl', { userGroupId: 1 })
    await expect.poll(() => taxFor(null)).toBe(21)
    expect([await taxFor(1), await taxFor(2)]).toEqual([21, 9])
  })

  it('is that of the region it goes to, where the region has one of its own [PRICE-19]', async () => {
    const island = { rate: 5, tax_region_id: 7, region_name: 'Texel' }
    await putTaxRules(shop.db, 'nl', [rule(1, 3, [island, { tax_country_id: 'DE', rate: 19 }, { rate: 21 }])])

    expect(await taxFor(null, { countryId: 'NL', region: 'Texel' })).toBe(5)
    expect(await taxFor(null, { countryId: 'NL', region: 'Drenthe' })).toBe(21)
    expect(await taxFor(null, { countryId: 'NL' })).toBe(21)
    expect(await taxFor(null, { countryId: 'DE', region: 'Texel' })).toBe(19)
  })

  it('stays that of the region for every later call, until it goes elsewhere [PRICE-19]', async () => {
    await putTaxRules(shop.db, 'nl', [rule(1, 3, [{ rate: 5, tax_region_id: 7, region_name: 'Texel' }, { rate: 21 }])])
    const { cart } = await send(null, { countryId: 'NL', region: 'Texel' })
    const taxNow = async () => (await shop.call('GET', `/api/cart/totals?${cart}`)).body.result.items[0].tax_percent
    expect(await taxNow()).toBe(5)
    const methods = { paymentMethod: { method: 'ideal' }, shippingCarrierCode: 'home', shippingMethodCode: 'home' }
    const collected = await shop.call('POST', `/api/cart/collect-totals?${cart}`, { body: { methods } })
    expect(collected.body.result.items[0].tax_percent).toBe(5)

    const elsewhere = { addressInformation: { shippingAddress: { countryId: 'NL' } } }
    await shop.call('POST', `/api/cart/shipping-information?${cart}`, { body: elsewhere })
    expect(await taxNow()).toBe(21)
  })
})
