import { putCategories, putProducts } from '@vonk/commerce/catalogue'
import { pageTags } from '@vonk/domain/page-tags'
import { effectsOf, findAffectedTags } from '@vonk/module'
import { openTestDatabase, seedViews, type TestDatabase } from '@vonk/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopModules } from './index.ts'

type Product = Parameters<typeof putProducts>[2]['documents'][number]

function aProduct(parts: Partial<Product> & { readonly id: number }): Product {
  const { id } = parts
  const common = {
    sku: `VK${id}`,
    type_id: 'simple',
    name: 'Jeans Bo',
    status: 1,
    visibility: 4,
    price: 49.99,
  } as const
  return { ...common, url_path: `jeans-${id}`, ...parts }
}

function aCategory(id: number, path: string) {
  return { id, path, parent_id: 2, name: 'Meisjes', level: 2, position: 1, is_active: true, url_path: `meisjes-${id}` }
}

let test: TestDatabase

beforeAll(async () => {
  test = await openTestDatabase()
  await seedViews(test.db)
  await putCategories(test.db, 'nl', [aCategory(3, '1/2/3'), aCategory(7, '1/2/3/7')])
  const outfit = aProduct({
    id: 2,
    sku: 'outfit',
    type_id: 'grouped',
    category_ids: [9],
    product_links: [
      { sku: 'outfit', link_type: 'associated', linked_product_sku: 'VK1-92', linked_product_type: 'simple' },
    ],
  })
  const children = [{ id: 1092, sku: 'VK1-92', status: 1, price: 49.99 }]
  const hoodie = aProduct({ id: 1, type_id: 'configurable', category_ids: [7], configurable_children: children })
  for (const view of ['nl', 'en']) {
    const documents = [hoodie, outfit, aProduct({ id: 3 })]
    await putProducts(test.db, view, { documents, now: Date.now(), utcOffsetMinutes: 60 })
  }
})
afterAll(() => test.close())

const affectedBy = (topic: string, payload: unknown) =>
  findAffectedTags(test.db, effectsOf(shopModules), [{ topic, payload }])

describe('findAffectedTags', () => {
  it('finds what shows the stock of a size: its product, the sets it is in, and the lists they are in, in every view', async () => {
    const affected = await affectedBy('stock-changed', { skus: ['VK1-92'] })

    expect(affected).toEqual(
      expect.arrayContaining([
        pageTags.product('nl', 1),
        pageTags.product('nl', 2),
        pageTags.product('en', 1),
        pageTags.stock('nl'),
        ...[7, 3, 2, 9].map((id) => pageTags.category('nl', id)),
      ]),
    )
    expect(affected).not.toContain(pageTags.product('nl', 3))
    expect(affected).not.toContain(pageTags.products('nl'))
    expect(affected).not.toContain(pageTags.stock('de'))
  })

  it('finds what shows a product that was changed: itself, its address, all lists of its view, and every set', async () => {
    const affected = await affectedBy('catalogue-changed', { view: 'nl', entity: 'product', ids: [3] })

    expect(new Set(affected)).toEqual(
      new Set([
        pageTags.products('nl'),
        pageTags.product('nl', 3),
        pageTags.product('nl', 2),
        pageTags.address('nl', 'jeans-3'),
      ]),
    )
  })

  it.each(['category', 'attribute', 'taxrule'])(
    'takes a change of a %s for one of everything in the view',
    async (entity) => {
      expect(await affectedBy('catalogue-changed', { view: 'nl', entity, ids: [3] })).toEqual([
        pageTags.catalogue('nl'),
      ])
    },
  )

  it('knows redirects and reviews', async () => {
    expect(await affectedBy('redirects-changed', { view: 'nl', paths: ['old'] })).toEqual([
      pageTags.address('nl', 'old'),
    ])
    expect(await affectedBy('reviews-changed', { ids: [1] })).toEqual([pageTags.reviews])
  })

  it('knows stories', async () => {
    expect(await affectedBy('story-changed', { view: 'nl', ids: [7], slugs: ['nl/home'] })).toEqual([
      pageTags.stories('nl'),
      pageTags.story(7),
      pageTags.story('nl/home'),
    ])
    expect(await affectedBy('story-changed', {})).toBe('everything')
  })

  it('takes settings, the closed door and what it cannot read for a change of everything', async () => {
    expect(await affectedBy('store-views-changed', { codes: ['nl'] })).toBe('everything')
    expect(await affectedBy('maintenance-switched', { isOn: true })).toBe('everything')
    // Every product page says whether there are shops to look in.
    expect(await affectedBy('locations-changed', {})).toBe('everything')
    expect(await affectedBy('stock-changed', { skus: 7 })).toBe('everything')
  })

  it('passes over what concerns no page', async () => {
    expect(await affectedBy('order-placed', { id: 1 })).toEqual([])
    expect(await affectedBy('stock-changed', { skus: ['nobody-sells-this'] })).toEqual([])
  })
})
