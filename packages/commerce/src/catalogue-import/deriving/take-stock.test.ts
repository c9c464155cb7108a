import { describe, expect, it } from 'vitest'
import { ownsStock, takeStock } from './take-stock.ts'

const claimOf = (stock: unknown) => takeStock({ stock }).claim

describe('takeStock', () => {
  it('takes the stock apart from everything else', () => {
    expect(takeStock({ sku: 'A', stock: { qty: 3, is_in_stock: true } }).fields).toEqual({ sku: 'A' })
    expect(takeStock({ sku: 'A' })).toEqual({ fields: { sku: 'A' }, claim: null })
    expect(takeStock({ sku: 'A', stock: null })).toEqual({ fields: { sku: 'A' }, claim: null })
  })

  const counted = { productId: null, manageStock: true }

  it.each([
    [
      { qty: '12', is_in_stock: '1', manage_stock: '1' },
      { ...counted, quantity: 12, isInStock: true },
    ],
    [
      { qty: 5, is_in_stock: false },
      { ...counted, quantity: 5, isInStock: false },
    ],
    [{ qty: 5 }, { ...counted, quantity: 5, isInStock: true }],
    [{ qty: 0 }, { ...counted, quantity: 0, isInStock: false }],
    [{ is_in_stock: false }, { ...counted, quantity: 0, isInStock: false }],
    [{ is_in_stock: true }, { productId: null, manageStock: false, quantity: 0, isInStock: true }],
    [
      { qty: 0, manage_stock: '0' },
      { productId: null, manageStock: false, quantity: 0, isInStock: true },
    ],
    [
      { qty: 0, is_in_stock: true, backorders: 1 },
      { productId: null, manageStock: false, quantity: 0, isInStock: true },
    ],
    [
      { qty: 2, product_id: '7' },
      { productId: 7, manageStock: true, quantity: 2, isInStock: true },
    ],
    [{ min_qty: 0 }, null],
    ['plenty', null],
  ])('reads %j [STOCK-01] [PROD-09]', (stock, expected) => {
    expect(claimOf(stock)).toEqual(expected)
  })
})

describe('ownsStock', () => {
  const claim = { productId: null, quantity: 0, manageStock: true, isInStock: true }

  it('counts variants rather than the product they belong to', () => {
    expect(ownsStock({ type_id: 'configurable', hasVariants: true }, { ...claim, quantity: 5 })).toBe(false)
    expect(ownsStock({ type_id: 'configurable', hasVariants: false }, claim)).toBe(true)
  })

  it('lets the parts of a set decide, unless the set itself is said to be gone or counted', () => {
    const set = { type_id: 'bundle', hasVariants: false }

    expect(ownsStock(set, claim)).toBe(false)
    expect(ownsStock(set, { ...claim, isInStock: false })).toBe(true)
    expect(ownsStock(set, { ...claim, quantity: 3 })).toBe(true)
    expect(ownsStock({ ...set, type_id: 'simple' }, claim)).toBe(true)
  })
})
