import { aCredit } from '@vonk/domain/payments/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { putProducts } from '../catalogue/index.ts'
import { putStock } from '../stock/index.ts'
import { type CartShop, openCartShop } from './testing.ts'

let shop: CartShop
beforeEach(async () => {
  shop = await openCartShop()
})
afterEach(() => shop.close())

/** What becomes of adding so many to a new cart. */
async function add(sku: string, qty: number) {
  const cartId = await shop.newCart()
  const { status, body } = await shop.call('POST', `/api/cart/update?cartId=${cartId}`, {
    body: { cartItem: { sku, qty } },
  })
  return status === 200 ? 'added' : body.meta?.refusal
}

describe('POST /api/cart/update', () => {
  it('takes as many as the view sells in one order, from the moment that changes [CART-23]', async () => {
    expect(await add('hoodie-128', 3)).toBe('added')

    await shop.stores.configure('nl', { maxProductsPerOrder: 2 })
    await expect.poll(() => add('hoodie-128', 3)).toBe('too-many-products')

    expect(await add('hoodie-128', 2)).toBe('added')
  })

  it('takes what costs nothing only where the view sells such things [CART-19]', async () => {
    const sample = { id: 900, sku: 'sample', type_id: 'simple', name: 'Stofstaal', status: 1, visibility: 4 } as const
    const documents = [{ ...sample, price: 0, tax_class_id: 2 }]
    await putProducts(shop.db, 'nl', { documents, now: Date.now(), utcOffsetMinutes: 60 })
    const rows = [{ sku: 'sample', productId: 900, quantity: 9, isInStock: true, manageStock: true }]
    await putStock(shop.db, { rows, reason: 'seed' })
    expect(await add('sample', 1)).toBe('added')

    await shop.stores.configure('nl', { useZeroPriceProduct: false })
    await expect.poll(() => add('sample', 1)).toBe('price-unknown')
    expect(await add('hoodie-128', 1)).toBe('added')
  })

  it('asks for the price of the group the view gives visitors [PRICE-23]', async () => {
    const priceOf = async () => {
      const cartId = await shop.newCart()
      const cartItem = { sku: 'tee', qty: 1 }
      const { body } = await shop.call('POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem } })
      return body.result.price
    }
    const tee = { id: 901, sku: 'tee', type_id: 'simple', name: 'Tee', status: 1, visibility: 4, price: 20 } as const
    const tier_prices = [{ customer_group_id: 2, qty: 1, value: 15 }]
    const documents = [{ ...tee, tax_class_id: 2, tier_prices }]
    await putProducts(shop.db, 'nl', { documents, now: Date.now(), utcOffsetMinutes: 60 })
    const rows = [{ sku: 'tee', productId: 901, quantity: 9, isInStock: true, manageStock: true }]
    await putStock(shop.db, { rows, reason: 'seed' })
    expect(await priceOf()).toBe(20)

    await shop.stores.configure('nl', { userGroupId: 2 })
    await expect.poll(() => priceOf()).toBe(15)
  })
})

describe('GET /api/cart/payment-methods', () => {
  it('offers to pay later with what there is to say of the credit, and not where the view has switched it off [PAY-01]', async () => {
    const cartId = await shop.newCart()
    await shop.call('POST', `/api/cart/update?cartId=${cartId}`, { body: { cartItem: { sku: 'hoodie-128', qty: 1 } } })
    const offered = async () => (await shop.call('GET', `/api/cart/payment-methods?cartId=${cartId}`)).body.result
    const codes = async () => (await offered()).map(({ code }: { code: string }) => code)
    expect(await codes()).toEqual(['ideal', 'card'])

    await shop.stores.configure('nl', { payLaterCredit: { ...aCredit, fee: 250 } })
    await expect.poll(codes).toEqual(['ideal', 'card', 'pay-later'])
    const [ideal, , later] = await offered()
    expect(later).toMatchObject({
      default: false,
      credit: { lender: 'Later Bank', due_days: 30, fee: 2.5, late_fee: 40 },
    })
    expect(ideal).not.toHaveProperty('credit')

    await shop.stores.configure('nl', { offersPayLater: false })
    await expect.poll(codes).toEqual(['ideal', 'card'])
  })
})
