import { describe, expect, it } from 'vitest'
import { addProducts } from './add-products.ts'
import { applyStockResult } from './apply-stock-result.ts'
import { productAdded } from './cart-notification.ts'
import { addSettings, anAddition, someOptions } from './testing.ts'

const added = productAdded({ externalCheckout: false })
const outOfStock = { type: 'error', message: { code: 'out-of-stock' }, actions: ['ok'] }
const unsure = { type: 'warning', message: { code: 'stock-unsure' }, actions: ['ok'] }
const soldOut = { status: 'out-of-stock', available: 0 } as const
const volatile = { status: 'volatile', available: null } as const

describe('addProducts', () => {
  it('takes the chosen variant with its number and its options, and what speaks for or against it [PROD-08]', () => {
    const options = someOptions({ configurable: [{ optionId: '142', optionValue: '104' }] })
    const addition = anAddition({ sku: 'JACKET-104', quantity: 2, options })
    const { lines } = addProducts([], { additions: [addition], settings: addSettings() })
    const settings = { allowOutOfStockInCart: true, synchronizeCart: true }
    const told = (isInStock: boolean) =>
      applyStockResult(lines, { result: { sku: 'JACKET-104', resultCode: 200, isInStock }, settings })
    const faulty = anAddition({ productErrors: { size: 'No longer made in this size' } })

    expect(lines).toMatchObject([{ sku: 'JACKET-104', quantity: 2, options, errors: {}, info: {} }])
    expect(told(true)).toMatchObject([{ info: { stock: 'in-stock' }, errors: {} }])
    expect(told(false)).toMatchObject([{ info: {}, errors: { stock: 'out-of-stock' } }])
    expect(addProducts([], { additions: [faulty], settings: addSettings() })).toMatchObject({
      lines: [],
      notifications: [{ type: 'error', message: { message: 'No longer made in this size' } }],
    })
  })

  it('adds what is in stock and says so [CART-07]', () => {
    const addition = anAddition()

    expect(addProducts([], { additions: [addition], settings: addSettings() })).toEqual({
      lines: [addition.line],
      added: [addition.line],
      notifications: [{ type: 'success', message: { code: 'product-added' }, actions: ['ok', 'proceed-to-checkout'] }],
    })
  })

  it('leaves the notice to the answer of the server where the cart is synced [CART-13]', () => {
    expect(
      addProducts([], { additions: [anAddition()], settings: addSettings({ isServerSynced: true }) }).notifications,
    ).toEqual([])
  })

  it('says it once for several products added together [CART-13]', () => {
    const additions = [anAddition(), anAddition({ sku: 'CAP' })]

    expect(addProducts([], { additions, settings: addSettings() })).toMatchObject({
      lines: { length: 2 },
      notifications: [added],
    })
  })

  it('still says it when the last of several products was refused [CART-13]', () => {
    const additions = [anAddition(), anAddition({ sku: 'CAP', stock: soldOut })]

    expect(addProducts([], { additions, settings: addSettings() }).notifications).toEqual([outOfStock, added])
  })

  it('adds nothing that is out of stock, also where such items may stay in the cart [CART-07]', () => {
    for (const allowOutOfStockInCart of [true, false]) {
      const outcome = addProducts([], {
        additions: [anAddition({ stock: soldOut })],
        settings: addSettings({ allowOutOfStockInCart }),
      })

      expect(outcome).toEqual({ lines: [], added: [], notifications: [outOfStock] })
    }
  })

  it('warns when stock is not sure and items without stock are not allowed [CART-07] [CART-10]', () => {
    const settings = addSettings({ allowOutOfStockInCart: false })

    expect(addProducts([], { additions: [anAddition({ stock: volatile })], settings })).toMatchObject({
      lines: { length: 1 },
      notifications: [unsure, added],
    })
  })

  it('does not warn when stock is sure', () => {
    const settings = addSettings({ allowOutOfStockInCart: false })

    expect(addProducts([], { additions: [anAddition()], settings }).notifications).toEqual([added])
  })

  it('adds plainly when stock is not sure and items without stock are allowed [CART-10]', () => {
    const outcome = addProducts([], {
      additions: [anAddition({ stock: volatile })],
      settings: addSettings({ allowOutOfStockInCart: true }),
    })

    expect(outcome).toMatchObject({ lines: { length: 1 }, notifications: [added] })
  })

  it('validates before it looks at stock, and shows each error the server gave [CART-07] [CART-17] [PROD-39]', () => {
    const addition = anAddition({ unitPrice: null, stock: soldOut, productErrors: { price: 'Price on request' } })

    expect(addProducts([], { additions: [addition], settings: addSettings() }).notifications).toEqual([
      { type: 'error', message: { code: 'price-unknown' }, actions: ['ok'] },
      { type: 'error', message: { code: 'product-error', message: 'Price on request' }, actions: ['ok'] },
    ])
  })

  it('takes a free product only where the shop allows it [CART-19]', () => {
    const free = anAddition({ unitPrice: 0 })

    expect(
      addProducts([], { additions: [free], settings: addSettings({ useZeroPriceProduct: true }) }).lines,
    ).toHaveLength(1)
    expect(
      addProducts([], { additions: [free], settings: addSettings({ useZeroPriceProduct: false }) }).lines,
    ).toHaveLength(0)
  })

  it('stops at 40 products with a message and keeps what was in the cart [CART-23]', () => {
    const full = anAddition({ sku: 'CAP', quantity: 40 }).line

    expect(addProducts([full], { additions: [anAddition()], settings: addSettings() })).toEqual({
      lines: [full],
      added: [],
      notifications: [{ type: 'error', message: { code: 'too-many-products', maximum: 40 }, actions: ['ok'] }],
    })
  })

  it('adds no more than there are in stock [CART-24]', () => {
    const wanted = anAddition({ quantity: 3, stock: { status: 'ok', available: 2 } })

    expect(addProducts([], { additions: [wanted], settings: addSettings() }).notifications).toEqual([
      { type: 'error', message: { code: 'quantity-unavailable', maxQuantity: 2 }, actions: ['ok'] },
    ])
  })
})
