import { describe, expect, it } from 'vitest'
import { priceDocument } from './price-document.ts'
import { aDocument, aPricingView, NOW } from './testing.ts'

const day = 24 * 60 * 60 * 1000

function priced(parts: Parameters<typeof aDocument>[0], view = aPricingView()) {
  return priceDocument(aDocument(parts), view).document
}

describe('priceDocument', () => {
  it('takes the tax of the view out of the price that includes it, in each of its fields [PROD-04] [PROD-05] [PRICE-02]', () => {
    expect(priced({ price: 121 })).toMatchObject({
      price: 100,
      price_tax: 21,
      price_incl_tax: 121,
      final_price: 100,
      final_price_tax: 21,
      final_price_incl_tax: 121,
      original_price: 100,
      original_price_incl_tax: 121,
      special_price: 0,
      special_price_incl_tax: 0,
      tax: 21,
      regular_price: 121,
      discount_percentage: null,
    })
    expect(priced({ price: 119 }, aPricingView({ country: 'DE' }))).toMatchObject({ price: 100, price_tax: 19 })
  })

  it('takes no tax out where no rule covers the product [PRICE-16] [PRICE-20]', () => {
    expect(priced({ price: 25, tax_class_id: 0 })).toMatchObject({ price: 25, price_tax: 0 })
    expect(priced({ price: 25, tax_class_id: 9 })).toMatchObject({ price: 25, price_tax: 0 })
  })

  it('applies a special price inside its dates, with the lowest price before it [PRICE-09] [PRICE-10]', () => {
    const parts = { price: 40, special_price: 30, special_from_date: '2026-11-10', special_to_date: '2026-11-20' }
    const history = [
      { since: NOW - 60 * day, price: 4000 },
      { since: NOW - 5 * day, price: 3000 },
    ]

    expect(priced(parts, aPricingView({ historyOf: () => history }))).toMatchObject({
      price_incl_tax: 30,
      special_price_incl_tax: 30,
      original_price_incl_tax: 40,
      lowest_prior_price: 40,
      discount_percentage: 25,
    })
    expect(priced(parts, aPricingView({ now: NOW + 20 * day }))).toMatchObject({
      price_incl_tax: 40,
      special_price_incl_tax: 0,
    })
  })

  it('gives a customer group its own price [PRICE-23]', () => {
    const parts = { price: 40, tier_prices: [{ customer_group_id: 2, qty: 1, value: 24 }] }

    expect(priced(parts, aPricingView({ groupId: 2 }))).toMatchObject({ price_incl_tax: 24 })
    expect(priced(parts, aPricingView({ groupId: 1 }))).toMatchObject({ price_incl_tax: 40 })
    expect(priced(parts)).toMatchObject({ price_incl_tax: 40 })
  })

  it('shows the lowest price of the variants that can be sold at all', () => {
    const child = { id: 2, sku: 'vk1-92', status: 1, price: 35 }
    const children = [{ ...child, price: 44 }, child, { ...child, sku: 'off', status: 2, price: 9 }]
    const document = priced({ type_id: 'configurable', price: 0, configurable_children: children })

    expect(document).toMatchObject({ price_incl_tax: 35 })
    expect(document.configurable_children?.map((each) => each['price_incl_tax'])).toEqual([44, 35, 9])
  })

  it('shows no price of a variant that is sold out, unless all of them are [CAT-15]', () => {
    const child = { id: 2, sku: 'vk1-92', status: 1, price: 35 }
    const children = [
      child,
      { ...child, id: 3, sku: 'vk1-98', price: 44 },
      { ...child, id: 4, sku: 'vk1-104', price: 50 },
    ]
    const hoodie = { type_id: 'configurable', price: 0, configurable_children: children } as const

    expect(priced(hoodie, aPricingView({ isSoldOut: (sku) => sku === 'vk1-92' }))).toMatchObject({ price_incl_tax: 44 })
    expect(priced(hoodie, aPricingView({ isSoldOut: () => true }))).toMatchObject({ price_incl_tax: 35 })
  })

  it('sums the simple members of an outfit once each [PRICE-11]', () => {
    const link = { sku: 'set', link_type: 'associated', linked_product_type: 'simple' }
    const links = [
      { ...link, linked_product_sku: 'a', qty: 5 },
      { ...link, linked_product_sku: 'b' },
      { ...link, linked_product_sku: 'c', link_type: 'related' },
    ]
    const prices: Record<string, number> = { a: 10, b: 15.5, c: 99 }
    const linkedOf = (sku: string) => aDocument({ sku, price: prices[sku] ?? null })

    expect(priced({ type_id: 'grouped', price: null, product_links: links }, aPricingView({ linkedOf }))).toMatchObject(
      {
        price_incl_tax: 25.5,
      },
    )
  })

  it('sums the default choices of a set times their quantities, one where none is said [PRICE-12] [PRICE-13]', () => {
    const option = { option_id: 1, title: 'Top', required: true, type: 'radio' }
    const options = [
      {
        ...option,
        product_links: [
          { id: 1, sku: 'a', is_default: false, qty: 1 },
          { id: 2, sku: 'b', is_default: true, qty: 2 },
        ],
      },
      { ...option, option_id: 2, product_links: [{ id: 3, sku: 'a', is_default: false }] },
      { ...option, option_id: 3, product_links: [{ id: 4, sku: 'a', is_default: false, qty: 0 }] },
    ]
    const linkedOf = (sku: string) => aDocument({ sku, price: sku === 'a' ? 10 : 15 })

    expect(
      priced({ type_id: 'bundle', price: null, bundle_options: options }, aPricingView({ linkedOf })),
    ).toMatchObject({
      price_incl_tax: 50,
    })
  })

  it('leaves a product without a price without one', () => {
    expect(priced({ price: null })).not.toHaveProperty('price_incl_tax')
    expect(priced({ type_id: 'grouped', price: null, product_links: [] })).not.toHaveProperty('price_incl_tax')
  })
})
