import { describe, expect, it } from 'vitest'
import { aChildDocument, aFoundProduct } from '../testing.ts'
import { toSlots } from './to-slots.ts'

const parts = {
  ages: new Map([['210', '3–4 years']]),
  colourOf: () => 'Cream',
  addressing: { useUrlDispatcher: true, useTrailingSlash: true },
}

function aBundle(links: readonly { id: number; sku: string; price?: number }[]) {
  const product_links = links.map((link) => ({ qty: 1, is_default: false, ...link }))
  return aFoundProduct({
    type_id: 'bundle',
    bundle_options: [{ option_id: 1090, title: 'Tee', required: true, type: 'select', product_links }],
  })
}

describe('toSlots', () => {
  it('collects the sizes of one design, with the price and stock each has now [PROD-15]', () => {
    const bundle = aBundle([
      { id: 1, sku: 'TEE-210', price: 17.95 },
      { id: 2, sku: 'TEE-212' },
    ])

    const [slot] = toSlots(bundle, [aFoundProduct()], parts)

    expect(slot?.designs).toHaveLength(1)
    expect(slot?.designs[0]).toMatchObject({ name: 'Anker tee', colour: 'Cream', page: '/anker-tee/' })
    expect(slot?.designs[0]?.links.map(({ age }) => age)).toEqual(['3–4 years', null])
    expect(slot?.designs[0]?.links.map(({ label, price }) => [label, price?.gross])).toEqual([
      ['104', 1995],
      ['116', 1995],
    ])
  })

  it('believes the set about a product the catalogue does not know', () => {
    const [slot] = toSlots(aBundle([{ id: 1, sku: 'GONE', price: 17.95 }]), [], parts)

    expect(slot?.designs[0]?.links[0]?.price?.gross).toBe(1795)
  })

  it('knows which size is sold out', () => {
    const stock = { product_id: 210, qty: 0, is_in_stock: false, manage_stock: true }
    const product = aFoundProduct({ configurable_children: [aChildDocument(210, { stock })] })

    const [slot] = toSlots(aBundle([{ id: 1, sku: 'TEE-210' }]), [product], parts)

    expect(slot?.designs[0]?.links[0]?.stock?.isInStock).toBe(false)
  })
})
