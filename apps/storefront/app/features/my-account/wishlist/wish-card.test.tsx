import { describe, expect, it } from 'vitest'
import { aShop } from '#testing/a-shop.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import type { CartProduct } from '../../cart/index.ts'
import { toWish } from './to-wish.ts'
import { WishCard } from './wish-card.tsx'

const { priceFormat: format } = aShop('en').view
const item = { sku: 'hoodie', name: 'Hoodie', image: '/h/oodie.jpg', page: '/hoodie/', price: 3999 }
const prices = { final: 2999, regular: 2999, lowestPrior: null }
const inStock = { productId: 7, quantity: 5, isInStock: true, manageStock: true }
const soldOut = { ...inStock, quantity: 0, isInStock: false }

function variant(size: string, stock: CartProduct['stock']): CartProduct['variants'][number] {
  return { id: 1, sku: `hoodie-${size}`, status: 1, stock, attributes: { size }, price: 2999, prices }
}

function aProduct(overrides: Partial<CartProduct> = {}): CartProduct {
  const values = ['116', '128'].map((label) => ({ valueIndex: label, label, age: null }))
  return {
    ...item,
    id: 7,
    type: 'configurable',
    prices,
    stock: inStock,
    options: [{ attributeId: '93', attributeCode: 'size', label: 'Size', values }],
    variants: [variant('116', soldOut), variant('128', inStock)],
    brand: 'Vonk',
    categories: [],
    colour: null,
    ...overrides,
  }
}

const wishOf = (product: CartProduct | null | undefined, wasSoldOut = false) =>
  toWish(item, { product, format, wasSoldOut })

const show = (wish: ReturnType<typeof toWish>) =>
  renderInShop(<WishCard wish={wish} onMove={async () => {}} onRemove={() => {}} />, { shop: aShop('en') })

describe('toWish', () => {
  it('offers the sizes of a garment and says which are sold out [WISH-01]', () => {
    expect(wishOf(aProduct()).sizes).toEqual([
      { sku: 'hoodie-116', label: '116', isSoldOut: true },
      { sku: 'hoodie-128', label: '128', isSoldOut: false },
    ])
  })

  it('knows what it cost when it was wished for, where that was more', () => {
    expect(wishOf(aProduct()).priceBefore).toBe('€39.99')
    const dearer = { ...prices, final: 4999, regular: 4999 }
    expect(wishOf(aProduct({ prices: dearer })).priceBefore).toBeNull()
    expect(toWish({ ...item, price: null }, { product: aProduct(), format, wasSoldOut: false }).priceBefore).toBeNull()
  })

  it('is back once a size can be had again', () => {
    const gone = aProduct({ variants: [variant('116', soldOut)] })

    expect(wishOf(gone)).toMatchObject({ state: 'sold-out', isBack: false })
    expect(wishOf(aProduct(), true)).toMatchObject({ state: 'for-sale', isBack: true })
    expect(wishOf(aProduct()).isBack).toBe(false)
  })

  it('keeps what the device knows until the shop has answered, and after it is no longer sold', () => {
    expect(wishOf(undefined)).toMatchObject({ name: 'Hoodie', state: 'waiting', price: null })
    expect(wishOf(null)).toMatchObject({ name: 'Hoodie', state: 'gone', price: null })
  })
})

describe('WishCard', () => {
  it('asks for a size and moves it to the cart', async () => {
    const html = await show(wishOf(aProduct()))

    expect(html).toContain('Size of Hoodie')
    expect(html).toMatch(/<option[^>]*value="hoodie-116"[^>]*disabled=""[^>]*>116 – sold out<\/option>/)
    expect(html).toContain('Move to cart')
    expect(html).toContain('€29.99')
    expect(html).toContain('Price dropped')
    expect(html).toContain('€39.99 when you saved it<')
    const since = toWish({ ...item, since: '2026-10-02' }, { product: aProduct(), format, wasSoldOut: false })
    expect(await show(since)).toContain('€39.99 when you saved it on ')
  })

  it('asks for no size where there is none, and sends what is composed to its own page', async () => {
    expect(await show(wishOf(aProduct({ type: 'simple', options: [], variants: [] })))).not.toContain('Size')
    const set = await show(wishOf(aProduct({ type: 'bundle', options: [], variants: [] })))
    expect(set).not.toContain('Move to cart')
    expect(set).toContain('View product')
  })

  it('does not sell what is sold out or gone', async () => {
    const out = await show(wishOf(aProduct({ variants: [variant('116', soldOut)] })))
    expect(out).not.toContain('Move to cart')
    expect(await show(wishOf(null))).toContain('We no longer sell this product.')
  })
})
