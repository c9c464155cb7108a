import type { ProductDocument } from '@vonk/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkProduct } from '../checking/check-document.ts'
import { addressProduct } from '../deriving/address-product.ts'
import { createAddresses } from '../deriving/create-addresses.ts'
import { createAttributeBook } from '../deriving/create-attribute-book.ts'
import type { Fields } from '../reading/dump-row.ts'
import { aChild, anAttribute, aProduct, clock } from '../testing/documents.ts'
import { completeProduct, readProduct, soldSkus } from './prepare-product.ts'

const book = createAttributeBook([anAttribute()])
const findCategory = (id: number) => (id === 3 ? { name: 'Girls' } : undefined)

/** A product all the way from a dump to the shop, or why it is refused. */
function prepare(raw: Fields): { document: ProductDocument } | { reason: string } {
  const read = readProduct(raw, book)
  const checked = checkProduct(read.fields)
  if (!checked.ok) return { reason: checked.refusal.reason }
  const addresses = createAddresses({ view: { host: 'x' }, directory: { views: [] } })
  const document = addressProduct(completeProduct(checked.value, { clock, findCategory }), addresses)
  soldSkus(document, read)
  // As it comes back from the database.
  return { document: JSON.parse(JSON.stringify(document)) }
}

const scalar = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '5',
    '12.5000',
    'x',
    '50',
    'no_selection',
    '0000-00-00',
    0,
    1,
    3,
    50,
    12.5,
    -1,
    true,
    false,
    null,
  ),
  fc.string({ maxLength: 4 }),
)
const names =
  'id sku name price special_price status visibility type_id color size category_ids category url_key url_path slug stock'
    .concat(
      ' image media_gallery tier_prices configurable_options configurable_children product_links bundle_options custom_options',
    )
    .concat(
      ' custom_attributes values value_index label attribute_code attribute_id new sale news_from_date special_to_date qty',
    )
    .split(' ')
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, scalar, fc.array(tie('any'), { maxLength: 3 }), tie('fields')),
  fields: fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 6 }),
})).any

describe('readProduct', () => {
  it('takes or refuses whatever a dump holds in words, and finds nothing to change in what it took', () => {
    const likely = {
      id: fc.nat({ max: 99 }),
      sku: fc.string({ minLength: 1, maxLength: 4 }),
      name: fc.constant('Jeans'),
    }
    const anything = fc.tuple(fc.record(likely), fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 }))

    fc.assert(
      fc.property(anything, fc.boolean(), ([plain, wild], isTame) => {
        const prepared = prepare(isTame ? { ...wild, ...plain } : { ...plain, ...wild })
        if ('reason' in prepared) expect(prepared.reason).not.toBe('')
        else expect(prepare(prepared.document)).toEqual(prepared)
      }),
      { numRuns: 500 },
    )
  })

  it('leaves a document of the shop itself as it is', () => {
    const options = [
      { attribute_id: 93, attribute_code: 'color', label: 'Colour', values: [{ value_index: 50, label: 'Blue' }] },
    ]
    const document = aProduct({
      type_id: 'configurable',
      url_path: 'bo',
      url_key: 'bo',
      slug: 'bo',
      category_ids: [3],
      category: [{ category_id: 3, name: 'Girls', position: 2 }],
      configurable_options: options,
      configurable_children: [aChild({ color: 50 })],
    })

    expect(prepare(document)).toEqual({ document })
  })
})

describe('soldSkus', () => {
  const claim = { productId: null, quantity: 4, manageStock: true, isInStock: true }
  const skusOf = (parts: Partial<ProductDocument>, own: typeof claim | null) =>
    soldSkus(aProduct(parts), { claim: own, childClaims: [] }).map(({ sku }) => sku)

  it('sells the variants of a product that has some, a single product itself, and sets by their parts', () => {
    const configurable_children = [aChild({ sku: 'a' }), aChild({ sku: 'b' })]

    expect(skusOf({ type_id: 'configurable', configurable_children }, claim)).toEqual(['a', 'b'])
    expect(skusOf({ type_id: 'virtual' }, null)).toEqual(['VK5'])
    expect(skusOf({ type_id: 'bundle' }, null)).toEqual([])
    expect(skusOf({ type_id: 'bundle' }, claim)).toEqual(['VK5'])
  })
})
