import { priceFormatOf } from '@vonk/domain/stores'
import { describe, expect, it } from 'vitest'
import { aCartProduct, aLine } from '../testing.ts'
import { productOf, toCartRow } from './to-cart-row.ts'

const format = priceFormatOf('en-US')
const rowOf = (line = aLine(), products = [aCartProduct()]) => toCartRow(line, { products, format })

describe('toCartRow', () => {
  it('shows a line at once, before the shop has told about its product', () => {
    expect(rowOf(aLine(), [])).toMatchObject({
      name: 'Anker tee',
      choices: [{ label: 'Size', value: '104' }],
      price: { each: '€19.95', was: null, total: '€19.95' },
      isEditable: true,
    })
  })

  it('speaks of the product in the words of this view once it knows them', () => {
    const product = aCartProduct({ name: 'Anker T-Shirt', page: '/anker-t-shirt/' })

    expect(rowOf(aLine(), [product])).toMatchObject({ name: 'Anker T-Shirt', page: '/anker-t-shirt/' })
  })

  it('says what a reduced piece cost before and what several cost together', () => {
    const line = aLine({ sku: 'TEE-212', unitPrice: 1495, quantity: 3 })

    expect(rowOf(line).price).toEqual({ each: '€14.95', was: '€17.95', total: '€44.85' })
    expect(rowOf(line).choices).toEqual([{ label: 'Size', value: '116' }])
  })

  it('strikes nothing through that was as cheap within the 30 days before', () => {
    const [variant] = aCartProduct().variants
    const prices = { final: 1495, regular: 1995, lowestPrior: 1495 }
    const product = aCartProduct({ variants: variant ? [{ ...variant, sku: 'TEE-212', prices }] : [] })

    expect(rowOf(aLine({ sku: 'TEE-212', unitPrice: 1495 }), [product]).price).toMatchObject({ was: null })
  })

  it('names the colour before the size, once, and of a bag without sizes too', () => {
    const colour = { label: 'Colour', value: 'cream' }
    const size = { label: 'Size', value: '104' }
    expect(rowOf(aLine(), [aCartProduct({ colour })]).choices).toEqual([colour, size])
    expect(rowOf(aLine(), [aCartProduct({ colour: { label: 'Size', value: 'cream' } })]).choices).toEqual([size])

    const bag = aLine({ sku: 'BAG', parentSku: null, type: 'simple', options: null, choices: [] })
    const bagProduct = aCartProduct({ sku: 'BAG', options: [], variants: [], colour })
    expect(rowOf(bag, [bagProduct]).choices).toEqual([colour])
  })

  it('has no price for what nobody knows the price of', () => {
    expect(rowOf(aLine({ unitPrice: null })).price).toBeNull()
  })

  it('keeps the name printed on a tee beside its size', () => {
    const choices = [
      { label: 'Size', value: '104' },
      { label: 'Name', value: 'Noor' },
    ]

    expect(rowOf(aLine({ choices })).choices).toEqual(choices)
  })

  it('knows what is in stock and what has run out', () => {
    expect(rowOf(aLine()).stock).toBeNull()
    expect(rowOf(aLine({ isInStock: true, info: { stock: 'in-stock' } })).stock).toBe('in-stock')
    expect(rowOf(aLine({ isInStock: false, errors: { stock: 'out-of-stock' } })).stock).toBe('out-of-stock')
  })

  it('knows that its stock is being checked for the first time [STOCK-14]', () => {
    expect(rowOf(aLine({ onlineStockCheckId: 'task-1' })).stock).toBe('checking')
    expect(rowOf(aLine({ onlineStockCheckId: 'task-1', isInStock: true })).stock).toBe('in-stock')
  })

  it('knows how many are left where that is too few', () => {
    expect(rowOf(aLine({ quantity: 3, available: 2, isInStock: true })).left).toBe(2)
    expect(rowOf(aLine({ quantity: 2, available: 2 })).left).toBeNull()
    expect(rowOf(aLine({ quantity: 2, available: 0, isInStock: false })).left).toBeNull()
  })

  it('cannot change what has no sizes', () => {
    const bag = aLine({ sku: 'BAG', parentSku: null, type: 'simple', options: null, choices: [] })

    expect(rowOf(bag, [aCartProduct({ sku: 'BAG', options: [], variants: [] })]).isEditable).toBe(false)
  })
})

describe('productOf', () => {
  it('finds the garment a line from another device is a size of', () => {
    expect(productOf(aLine({ parentSku: null }), [aCartProduct()])?.sku).toBe('TEE')
    expect(productOf(aLine({ sku: 'OTHER', parentSku: null }), [aCartProduct()])).toBeNull()
  })
})
