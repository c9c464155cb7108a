import type { StockItem } from '@vonk/domain/stock'
import { describe, expect, it } from 'vitest'
import { aDocument, aPricingView } from '../../prices/testing.ts'
import { type IndexingView, indexedProduct } from './indexed-product.ts'

function stocked(quantities: Record<string, number>): IndexingView {
  const stockOf = (sku: string): StockItem | null => {
    const quantity = quantities[sku]
    return quantity === undefined ? null : { productId: 1, quantity, isInStock: quantity > 0, manageStock: true }
  }
  const labels: Record<string, string> = { 'color:7': 'kersenrood', 'size:92': '92', 'size:98': '98' }
  return {
    pricing: aPricingView(),
    groups: [],
    listing: (ids) => ids,
    listOutOfStock: false,
    stockOf,
    labelOf: (attribute, option) => labels[`${attribute}:${option}`] ?? null,
  }
}

const hoodie = aDocument({
  sku: 'vk1',
  type_id: 'configurable',
  color: 7,
  size_options: [92, 98],
  category: [{ category_id: 20, name: 'Hoodies', position: 3 }],
  configurable_options: [{ attribute_id: 93, attribute_code: 'size', label: 'Maat', values: [] }],
  configurable_children: [
    { id: 2, sku: 'vk1-92', status: 1, price: 40, size: 92 },
    { id: 3, sku: 'vk1-98', status: 1, price: 40, size: 98 },
  ],
})

describe('indexedProduct', () => {
  it('is filtered by the sizes that can be bought, and keeps all of them to show [CAT-15]', () => {
    const indexed = indexedProduct(hoodie, stocked({ 'vk1-92': 3, 'vk1-98': 0 }))

    expect(indexed).toMatchObject({ size_options: [92], stock: { is_in_stock: true, qty: 3 } })
    expect(indexed['configurable_children']).toHaveLength(2)
    expect(indexed['configurable_children']).toMatchObject([
      { stock: { is_in_stock: true, qty: 3 } },
      { stock: { is_in_stock: false, qty: 0 } },
    ])
  })

  it('says which product its variants belong to: itself, or the one it names [PROD-01]', () => {
    expect(indexedProduct(hoodie, stocked({}))).toMatchObject({ sku: 'vk1', parentSku: 'vk1', parentId: hoodie.id })
    const size = { ...hoodie, id: 2, sku: 'vk1-92', parentSku: 'vk1', parentId: 1 }
    expect(indexedProduct(size, stocked({}))).toMatchObject({ parentSku: 'vk1', parentId: 1, variant_of: 'vk1' })
  })

  it('as a hidden part of an outfit is put into the cart itself, not its parent', () => {
    const part = indexedProduct({ ...hoodie, visibility: 1, parentSku: 'vk1', parentId: 1 }, stocked({}))

    expect(part).toMatchObject({ variant_of: 'vk1' })
    expect(part).not.toHaveProperty('parentSku')
    expect(part).not.toHaveProperty('parentId')
  })

  it('is filtered by every size where sold out products are listed [CAT-15]', () => {
    const view = { ...stocked({ 'vk1-92': 3, 'vk1-98': 0 }), listOutOfStock: true }

    expect(indexedProduct(hoodie, view)).toMatchObject({ size_options: [92, 98] })
  })

  it('is out of stock when all of its variants are [PROD-09]', () => {
    expect(indexedProduct(hoodie, stocked({ 'vk1-92': 0, 'vk1-98': 0 }))).toMatchObject({
      stock: { is_in_stock: false, qty: 0, product_id: 1 },
    })
  })

  it('is found by its colour and its sizes, and sorted in each category on its own', () => {
    expect(indexedProduct(hoodie, stocked({ 'vk1-92': 3, 'vk1-98': 1 }))).toMatchObject({
      _search: { words: ['kersenrood'], sizes: ['92', '98'], position: { 20: 3 }, final_price: 40 },
    })
  })

  it('carries what each customer group pays for its cheapest variant on sale [PRICE-23]', () => {
    const [small, large] = hoodie.configurable_children ?? []
    const tiers = [{ customer_group_id: 2, qty: 1, value: 25 }]
    const children = [small, large].flatMap((child) => child ?? [])
    const tiered = { ...hoodie, configurable_children: children.map((child) => ({ ...child, tier_prices: tiers })) }
    const view = { ...stocked({ 'vk1-92': 3, 'vk1-98': 1 }), groups: [2, 3] }

    expect(indexedProduct(tiered, view)).toMatchObject({ _search: { final_price: 40, group_price: { 2: 25, 3: 40 } } })
    expect(indexedProduct(hoodie, view)).toMatchObject({ _search: { group_price: { 2: 40, 3: 40 } } })
  })

  it('gives a group the price of an outfit whose parts are cheaper for it [PRICE-11] [PRICE-23]', () => {
    const link = { sku: 'set', link_type: 'associated', linked_product_type: 'simple', linked_product_sku: 'a' }
    const part = aDocument({ sku: 'a', price: 20, tier_prices: [{ customer_group_id: 2, qty: 1, value: 15 }] })
    const outfit = aDocument({ sku: 'set', type_id: 'grouped', price: null, product_links: [link] })
    const view = { ...stocked({ a: 3 }), groups: [2], pricing: aPricingView({ linkedOf: () => part }) }

    expect(indexedProduct(outfit, view)).toMatchObject({ _search: { final_price: 20, group_price: { 2: 15 } } })
  })

  it('lists what sets a variant apart beside its price and stock [PROD-11]', () => {
    const indexed = indexedProduct(hoodie, stocked({ 'vk1-92': 3, 'vk1-98': 1 }))

    expect(indexed['configurable_children']).toMatchObject([
      {
        sku: 'vk1-92',
        id: 2,
        status: 1,
        stock: { qty: 3 },
        price_incl_tax: 40,
        custom_attributes: [{ attribute_code: 'size', value: '92' }],
      },
      { custom_attributes: [{ attribute_code: 'size', value: '98' }] },
    ])
  })

  it('sells a set as long as each of its choices can be filled', () => {
    const link = (sku: string) => ({ id: sku, sku, is_default: false })
    const option = { option_id: 1, title: 'Top', required: true, type: 'radio' }
    const set = aDocument({
      type_id: 'bundle',
      bundle_options: [
        { ...option, product_links: [link('a'), link('b')] },
        { ...option, product_links: [link('c')] },
      ],
    })

    expect(indexedProduct(set, stocked({ a: 0, b: 2, c: 5 }))).toMatchObject({ stock: { is_in_stock: true, qty: 2 } })
    expect(indexedProduct(set, stocked({ a: 9, b: 2, c: 0 }))).toMatchObject({ stock: { is_in_stock: false } })
  })

  it('has no stock where nothing is known of it', () => {
    expect(indexedProduct(aDocument(), stocked({}))).toMatchObject({ stock: null })
  })
})
