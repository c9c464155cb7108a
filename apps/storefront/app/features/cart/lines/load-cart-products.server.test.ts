import { describe, expect, it } from 'vitest'
import { type AskedSearch, aCatalogue, aProductHit, aShopRequest } from '#testing/a-shop-request.ts'
import { loadCartProducts } from './load-cart-products.server.ts'

const child = { id: 1069, sku: 'VK1068-CHERRY-128', status: 1, size: 214, final_price_incl_tax: 24.95 }
const hoodie = aProductHit({
  brand: 11,
  category_ids: [3, 4, 9],
  configurable_options: [
    { attribute_id: 142, attribute_code: 'size', label: 'Maat', values: [{ value_index: 214, label: '128' }] },
  ],
  configurable_children: [{ ...child, original_price_incl_tax: 34.95 }],
  product_links: [
    {
      sku: 'VK1068-CHERRY',
      link_type: 'related',
      linked_product_sku: 'VK2001-SKY',
      linked_product_type: 'simple',
      position: 1,
    },
    {
      sku: 'VK1068-CHERRY',
      link_type: 'upsell',
      linked_product_sku: 'VK2002-SKY',
      linked_product_type: 'simple',
      position: 2,
    },
    {
      sku: 'VK1068-CHERRY',
      link_type: 'colorrelation',
      linked_product_sku: 'VK1068-MINT',
      linked_product_type: 'configurable',
      position: 1,
    },
  ],
})
const socks = aProductHit({ id: 2001, sku: 'VK2001-SKY', type_id: 'simple', name: 'Sokken' })
const soldOut = aProductHit({
  id: 2002,
  sku: 'VK2002-SKY',
  type_id: 'simple',
  name: 'Muts',
  stock: { qty: 0, is_in_stock: false, manage_stock: true },
})
const size = aProductHit({ id: 1069, sku: 'VK1068-CHERRY-128', type_id: 'simple', visibility: 1 })

/** Answers by what the filters ask for. */
function products({ _appliedFilters: filters }: AskedSearch) {
  const { attribute, value } = filters?.[0] ?? { attribute: '', value: {} }
  const wanted: unknown = typeof value === 'object' && value !== null && 'in' in value ? value.in : []
  const skus = Array.isArray(wanted) ? wanted : []
  if (attribute === 'configurable_children.sku') return { hits: skus.includes(child.sku) ? [hoodie] : [] }
  return { hits: [hoodie, socks, soldOut, size].filter(({ sku }) => skus.includes(sku)) }
}

async function load(query: string) {
  const shop = await aShopRequest('nl', { answer: aCatalogue(products) })
  return loadCartProducts(shop, new URLSearchParams(query))
}

describe('loadCartProducts', () => {
  it('brings the garment for the size a line names, once, at the price of now', async () => {
    const { products: found } = await load('skus=VK1068-CHERRY-128')

    expect(found.map(({ sku }) => sku)).toEqual(['VK1068-CHERRY'])
    expect(found[0]).toMatchObject({ brand: 'Vonk', categories: ['Meisjes', 'Bovenkleding', 'Hoodies'] })
    expect(found[0]?.colour).toEqual({ label: 'Kleur', value: 'kersenrood' })
    expect(found[0]?.variants[0]?.prices).toMatchObject({ final: 2495, regular: 3495 })
  })

  it('proposes what goes with it when asked, but not its other colours and nothing that has sold out', async () => {
    expect((await load('skus=VK1068-CHERRY')).goesWith).toEqual([])
    expect((await load('skus=VK1068-CHERRY&related=yes')).goesWith.map(({ sku }) => sku)).toEqual(['VK2001-SKY'])
  })

  it('proposes nothing that is in the cart already', async () => {
    expect((await load('skus=VK1068-CHERRY,VK2001-SKY&related=yes')).goesWith).toEqual([])
  })

  it('asks nobody for nothing', async () => {
    expect(await load('skus=')).toEqual({ products: [], goesWith: [] })
  })
})
