import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProductBySku, putProducts, readAttributes, readCategories, readTaxRules } from '../../catalogue/index.ts'
import { readReviews } from '../../reviews/index.ts'
import { readStock } from '../../stock/index.ts'
import { openDumpFile } from '../reading/open-dump-file.ts'
import { shopDumpPath } from '../testing/a-dump.ts'
import { clock } from '../testing/documents.ts'
import { type OpenImport, openImport } from '../testing/open-import.ts'

const none = { added: 0, changed: 0, unchanged: 0, refused: 0, removed: 0 }

describe('importCatalogue', () => {
  let opened: OpenImport
  let first: Awaited<ReturnType<OpenImport['take']>>

  beforeAll(async () => {
    opened = await openImport()
    first = await opened.take(await openDumpFile(shopDumpPath, 'shop.ndjson'))
  })
  afterAll(() => opened.close())

  async function product(sku: string) {
    const found = await findProductBySku(opened.db, 'nl', sku)
    return found?.child ?? found?.product
  }

  it('takes a whole dump in, in whatever order it comes, and counts what became of it', () => {
    expect(first.refusals).toEqual([])
    expect(first.counts).toEqual({
      taxrule: { ...none, added: 1 },
      attribute: { ...none, added: 2 },
      category: { ...none, added: 4 },
      product: { ...none, added: 8 },
      stock: { ...none, added: 9 },
      review: { ...none, added: 2 },
    })
    expect([...first.passedOver]).toEqual([['cms_page', 1]])
    expect(first.remarks).toEqual([
      { about: 'products', text: 'in a category that is not there', count: 1, first: '1043 VT02' },
      {
        about: 'products',
        text: 'have another address, as theirs was taken',
        count: 2,
        first: '910 at dune-hoodie-910.html instead of dune-hoodie.html',
      },
    ])
  })

  it('stores a configurable product as the shop keeps it [PROD-06] [PROD-10] [PROD-11]', async () => {
    const stored = await product('VT01')

    expect(stored).toMatchObject({
      id: 1042,
      price: 22,
      special_price: 18,
      thumbnail: null,
      tax_class_id: 2,
      url_path: 'sanne-tie-tee',
      new: 0,
      sale: 1,
      category_ids: [21, 20],
      category: [
        { category_id: 21, name: 'Tops & Tees', position: 0 },
        { category_id: 20, name: 'Women', position: 0 },
      ],
      configurable_options: [
        {
          attribute_code: 'size',
          values: [
            { value_index: 167, label: 'XS' },
            { value_index: 168, label: 'S' },
          ],
        },
        { attribute_code: 'color' },
      ],
      configurable_children: [
        { id: 2041, price: 22, status: 1 },
        { id: 2042, price: 24, status: 1 },
        { id: 2043, price: 22, special_price: 18 },
        { id: 2044, color: '58', size: '168', status: 1 },
      ],
    })
    expect(stored?.['description']).toContain('<p>A soft tee with <b>flat</b> seams &amp; a loose fit.</p>\n')
    for (const name of ['stock', 'final_price', 'regular_price', 'max_price']) expect(stored).not.toHaveProperty(name)
    expect(JSON.stringify(stored)).not.toContain('"stock"')
  })

  it('gives every product an address of its own [ROUTE-27]', async () => {
    const paths = await Promise.all(
      ['VT02', 'VH09', 'VH10', 'VCART', 'VB1', 'VG1'].map(async (sku) => (await product(sku))?.['url_path']),
    )

    expect(paths).toEqual([
      'groesse-ueberwurf-nadia-1043',
      'dune-hoodie.html',
      'dune-hoodie-910.html',
      'cart-911',
      'rainy-day-kit',
      'set-of-dune-hoodies',
    ])
  })

  it('derives what variants differ in, and keeps prices with tax [PRICE-01]', async () => {
    expect(await product('VT02')).toMatchObject({
      configurable_options: [
        { attribute_id: 142, attribute_code: 'size', label: 'Size', values: [{ label: 'XS' }, { label: 'S' }] },
      ],
      category_ids: [21, 77],
      category: [{ category_id: 21, name: 'Tops & Tees' }],
    })
    expect(await product('VH09')).toMatchObject({ price: 84.7, product_labels: ['Bestseller'] })
  })

  it('stores the parts of bundles and grouped products [PROD-12] [PROD-15] [PROD-17]', async () => {
    expect(await product('VB1')).toMatchObject({
      bundle_options: [
        {
          option_id: 1,
          required: true,
          product_links: [{ sku: 'VH09', qty: 1, is_default: true }, { is_default: false }],
        },
      ],
    })
    expect(await product('VG1')).toMatchObject({
      product_links: [
        { sku: 'VG1', linked_product_sku: 'VH09' },
        { linked_product_sku: 'VH10', linked_product_type: 'simple', qty: 1 },
      ],
    })
    expect(await product('VH09')).toMatchObject({
      custom_options: [{ option_id: 7, type: 'field', price: 4.5, max_characters: 12 }],
    })
  })

  it('takes stock as the dump tells it; what it does not tell of can be sold [STOCK-01]', async () => {
    const skus = [
      'VT01',
      'VT01-XS-Blue',
      'VT01-S-Blue',
      'VT01-S-Red',
      'VT02-XS-Green',
      'VH09',
      'VH10',
      'VCART',
      'VB1',
      'VG1',
    ]
    const stock = await readStock(opened.db, skus)
    const told = (sku: string) => {
      const { productId, quantity, isInStock, manageStock } = stock.get(sku) ?? {}
      return stock.has(sku) ? [productId, quantity, isInStock, manageStock] : null
    }

    expect(Object.fromEntries(skus.map((sku) => [sku, told(sku)]))).toEqual({
      VT01: null,
      'VT01-XS-Blue': [2041, 100, true, true],
      'VT01-S-Blue': [2042, 0, false, true],
      'VT01-S-Red': [2044, 0, true, false],
      'VT02-XS-Green': [2051, 0, true, false],
      VH09: [909, 12, true, true],
      VH10: [910, 0, true, false],
      VCART: [911, 0, true, false],
      VB1: null,
      VG1: null,
    })
  })

  it('places categories in the tree, with address and number of products [CAT-01] [ROUTE-28]', async () => {
    const categories = await readCategories(opened.db, 'nl')

    expect(
      categories.map(({ id, path, level, url_path, product_count }) => [id, path, level, url_path, product_count]),
    ).toEqual([
      [2, '1/2', 1, undefined, 1181],
      [20, '1/2/20', 2, 'women', 2],
      [21, '1/2/20/21', 3, 'women/tops-women', 2],
      [23, '1/2/23', 2, 'women/hoodies', 4],
    ])
  })

  it('names options the attributes of the dump do not name [PROD-18] [PROD-19]', async () => {
    const [color, size] = await readAttributes(opened.db, 'nl')

    expect(color?.options).toEqual([
      { label: ' ', value: '' },
      { label: 'Blue', value: '50' },
      { label: 'Red', value: '58' },
      { value: '56', label: 'Green' },
    ])
    expect(size?.options).toEqual([
      { label: 'XS', value: '167' },
      { value: '168', label: 'S' },
    ])
  })

  it('stores tax rules and reviews, showing only those that are approved [PRICE-15]', async () => {
    expect(await readTaxRules(opened.db, 'nl')).toMatchObject([
      { id: 2, customer_tax_class_ids: [3], rates: [{ id: 4, rate: 21 }] },
    ])
    expect(await readReviews(opened.db, { brand: 'vonk' }, { after: 0, limit: 9 })).toMatchObject([
      { id: 1, product_id: 909, created_at: '2019-05-14 07:36:36', ratings: [{ value: 5 }], store_code: 'nl' },
    ])
  })

  it('changes and tells nothing when it is repeated', async () => {
    const counted = async () => [await opened.count('outbox_event'), await opened.count('stock_change')]
    const before = await counted()
    const second = await opened.take(await openDumpFile(shopDumpPath))

    expect(second.counts).toEqual({
      taxrule: { ...none, unchanged: 1 },
      attribute: { ...none, unchanged: 2 },
      category: { ...none, unchanged: 4 },
      product: { ...none, unchanged: 8 },
      stock: { ...none, unchanged: 5 },
      review: { ...none, unchanged: 2 },
    })
    expect(await counted()).toEqual(before)
  })

  it('keeps what was sold meanwhile of what the dump does not count, and products of the shop itself', async () => {
    await putProducts(opened.db, 'en', { documents: [{ ...(await own()), id: 7, sku: 'OWN' }], ...clock })
    await opened.take(await openDumpFile(shopDumpPath), { store: 'en' })

    expect(await findProductBySku(opened.db, 'en', 'OWN')).not.toBeNull()
    expect(await findProductBySku(opened.db, 'en', 'VH09')).toMatchObject({
      product: { url_path: 'dune-hoodie-909.html' },
    })
  })

  async function own() {
    const found = await findProductBySku(opened.db, 'nl', 'VH09')
    if (!found) throw new Error('the dump was not taken in')
    return found.product
  }
})
