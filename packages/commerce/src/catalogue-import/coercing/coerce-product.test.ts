import { describe, expect, it } from 'vitest'
import { checkProduct } from '../checking/check-document.ts'
import type { Fields } from '../reading/dump-row.ts'
import { coerceProduct } from './coerce-product.ts'

const plain = { id: 5, sku: 'A', name: 'Jeans', price: 10 }

function coerced(parts: Fields): Fields {
  const fields = coerceProduct({ ...plain, ...parts })
  expect(checkProduct(fields)).toMatchObject({ ok: true })
  return fields
}

describe('coerceProduct', () => {
  it('reads the numbers, flags and lists of real dumps', () => {
    expect(
      coerced({
        id: '5',
        sku: 1234,
        price: '29.9900',
        special_price: '',
        special_from_date: '0000-00-00 00:00:00',
        status: '2',
        visibility: '3',
        tax_class_id: '2',
        category_ids: '3,4',
        category: [{ category_id: '3', name: 'Girls', position: '7' }],
        tier_prices: [{ customer_group_id: '2', qty: '1', value: '25.0000', website_id: null }],
        new: '1',
        color: '',
        size: ['92', '98'],
        product_labels: 'Eco, New',
      }),
    ).toMatchObject({
      id: 5,
      sku: '1234',
      price: 29.99,
      special_price: null,
      special_from_date: null,
      status: 2,
      visibility: 3,
      tax_class_id: 2,
      category_ids: [3, 4],
      category: [{ category_id: 3, name: 'Girls', position: 7 }],
      tier_prices: [{ customer_group_id: 2, qty: 1, value: 25 }],
      new: 1,
      color: null,
      size: '92',
      product_labels: ['Eco', 'New'],
    })
  })

  it('takes a product that does not say so for an enabled and visible one of the type it looks like', () => {
    expect(coerced({ status: null })).toMatchObject({ status: 1, visibility: 4, type_id: 'simple' })
    expect(coerced({ configurable_children: [{ id: 6, sku: 'B' }] })).toMatchObject({ type_id: 'configurable' })
    expect(
      coerced({ bundle_options: [{ option_id: 1, title: 'x', required: 1, type: 'radio', product_links: [] }] }),
    ).toMatchObject({ type_id: 'bundle' })
  })

  it('makes fields of attributes that are listed apart, of variants as of products', () => {
    const listed = [
      { attribute_code: 'color', value: '50' },
      { attribute_code: 'name', value: 'other' },
    ]
    const product = coerced({
      custom_attributes: listed,
      configurable_children: [{ entity_id: '6', sku: 'B', price: '9.00', custom_attributes: listed }],
    })

    expect(product).toMatchObject({ name: 'Jeans', color: '50' })
    expect(JSON.stringify(product)).not.toContain('custom_attributes')
    expect(product['configurable_children']).toEqual([
      { entity_id: '6', sku: 'B', price: 9, color: '50', name: 'other', status: 1, id: 6 },
    ])
  })

  it('keeps texts with HTML and fields it does not know as they are', () => {
    const kept = { description: '<p onclick="x">a &amp; b</p>', washing: { deep: [1, null] }, climate: '205,209' }

    expect(coerced(kept)).toMatchObject(kept)
  })

  it('leaves out what the shop computes itself, and pictures that are none', () => {
    const product = coerced({
      final_price: 10,
      price_tax: 2,
      max_price: 12,
      image: 'no_selection',
      media_gallery: [{ image: '/a.jpg', pos: '1', typ: null, lab: null }, { image: 'no_selection' }, { image: null }],
    })

    expect(product).toEqual({
      ...plain,
      image: null,
      media_gallery: [{ image: '/a.jpg', pos: 1, lab: null }],
      status: 1,
      visibility: 4,
      type_id: 'simple',
    })
  })

  it('takes a gallery that is one path for its only picture', () => {
    const galleries = ['/a.jpg', ['/a.jpg', { image: '/b.jpg' }], 'no_selection', '', { 2: '/a.jpg' }]

    expect(galleries.map((media_gallery) => coerced({ media_gallery })?.['media_gallery'])).toEqual([
      [{ image: '/a.jpg' }],
      [{ image: '/a.jpg' }, { image: '/b.jpg' }],
      [],
      null,
      [{ image: '/a.jpg' }],
    ])
  })

  it('reads the letters of a description, and lets no markup in that was not there', () => {
    const product = coerced({
      description:
        '<p>&bull; Caf&eacute;, 100&#37; Lycra&reg; &amp; 30&deg;</p> &lt;script&gt;x&#60;/script> &amp;lt; &nope; AT&T',
      short_description: 'Zomer&ndash;2026&nbsp;&#x26;lt;',
      meta_title: 'Caf&eacute; &amp; co',
      meta_description: null,
    })

    expect(product).toMatchObject({
      description: '<p>• Café, 100% Lycra® &amp; 30°</p> &lt;script&gt;x&#60;/script> &amp;lt; &nope; AT&T',
      short_description: 'Zomer–2026\u00a0&#x26;lt;',
      meta_title: 'Café & co',
      meta_description: null,
    })
  })

  it('completes links and options', () => {
    expect(
      coerced({
        product_links: [{ link_type: 'related', linked_product_sku: 7, position: '2', qty: null }],
        custom_options: [
          { option_id: '1', title: 'Name', type: 'area', is_require: '1', values: null },
          {
            option_id: '2',
            title: 'Colour',
            type: 'multiple',
            is_require: 0,
            values: [{ option_type_id: '3', title: 'x' }],
          },
          { option_id: '4', title: 'Photo', type: 'file', is_require: 0 },
        ],
      }),
    ).toMatchObject({
      product_links: [
        { sku: 'A', link_type: 'related', linked_product_sku: '7', linked_product_type: 'simple', position: 2 },
      ],
      custom_options: [
        { option_id: 1, type: 'field', is_require: true },
        {
          option_id: 2,
          type: 'checkbox',
          is_require: false,
          values: [{ option_type_id: 3, price: 0, price_type: 'fixed' }],
        },
      ],
    })
  })
})
