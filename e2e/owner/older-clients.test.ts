import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'

/** Requests of a Vue Storefront 1.12 shop with its default theme, recorded from one. */

type Json = Readonly<Record<string, unknown>>
type Recorded = { readonly entity: string; readonly searchQuery: Json; readonly dsl: Json }

const queries = new URL('older-clients/elasticsearch-queries.json', import.meta.url)
// The file holds what the type says.
const recorded = JSON.parse(readFileSync(queries, 'utf8')) as Recorded[]

type Document = {
  readonly id: number
  readonly sku: string
  readonly parentSku?: string
  readonly product_id: number
  readonly url_path: string
  readonly parent_ids: readonly unknown[]
  readonly product_links: readonly { readonly linked_product_sku: string }[]
  readonly configurable_children: readonly {
    readonly id: number
    readonly sku: string
    readonly stock: { readonly is_in_stock: boolean }
  }[]
  readonly custom_options?: readonly {
    readonly option_id: number
    readonly is_require: boolean
    readonly values?: readonly Json[]
  }[]
}
type Row = { readonly [name in 'row_total' | 'discount_amount' | 'tax_amount' | 'row_total_with_discount']: number }
type Answer = {
  readonly result: { readonly grand_total: number; readonly items: readonly Row[] }
  readonly hits: { readonly total: number; readonly hits: readonly { readonly _source: Document }[] }
  readonly aggregations: Json
  readonly _source: Document
}

async function ask(path: string, body?: unknown) {
  const answer = await fetch(`http://localhost:${inject('shopPort')}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  // Each call answers some of these fields, and a test reads those of its calls.
  return { status: answer.status, body: (await answer.json()) as Answer }
}

/** By the index of the view the requests were recorded in. */
function search(entity: string, query: unknown, parameters = '') {
  return ask(`/api/catalog/vue_storefront_catalog_en/${entity}/_search?${parameters}`, query)
}

async function findProducts(filter: Json, size = 5): Promise<Document[]> {
  const { body } = await search('product', { query: { bool: { filter } } }, `size=${size}`)
  return body.hits.hits.map(({ _source }) => _source)
}

async function findProduct(filter: Json): Promise<Document> {
  const [first] = await findProducts(filter, 1)
  if (!first) throw new Error(`no product for ${JSON.stringify(filter)}`)
  return first
}

async function fillCart(sku: string, option: Json = {}) {
  const { body: created } = await ask('/api/cart/create', {})
  const cartId = String(created.result)
  const product_option = { extension_attributes: { custom_options: [], bundle_options: [], ...option } }
  const cartItem = { sku, qty: 1, quoteId: cartId, product_option }
  const { status } = await ask(`/api/cart/update?cartId=${cartId}`, { cartItem })
  expect(status).toBe(200)
  return cartId
}

const noRow: Row = { row_total: 0, discount_amount: 0, tax_amount: 0, row_total_with_discount: 0 }

describe('a Vue Storefront 1.12 shop', () => {
  it('finds the same by queries of Elasticsearch as by its other adapter', async () => {
    let found = 0
    for (const { entity, searchQuery, dsl } of recorded) {
      const [raw, other] = await Promise.all([
        search(entity, dsl, 'size=50'),
        search(entity, searchQuery, 'size=50&request_format=search-query'),
      ])
      expect(raw.status).toBe(200)
      expect(raw.body.hits).toEqual(other.body.hits)
      for (const name of Object.keys((dsl['aggs'] ?? {}) as Json)) expect(raw.body.aggregations).toHaveProperty(name)
      found += raw.body.hits.total > 0 ? 1 : 0
    }
    expect(found).toBeGreaterThan(recorded.length / 2)
  })

  it('is told what a cart without delivery costs, in the envelope', async () => {
    const card = await findProduct({ terms: { type_id: ['virtual'] } })
    const cartId = await fillCart(card.sku, choicesOf(card))
    const { body } = await ask(`/api/cart/totals?cartId=${cartId}`)

    expect(body).toMatchObject({ code: 200, result: { items: [{ qty: 1 }] } })
    expect(body.result.grand_total).toBeGreaterThan(0)
  })

  it('shows what a row with a coupon comes to', async () => {
    const product = await findProduct({
      bool: { must: [{ terms: { type_id: ['configurable'] } }, { terms: { 'stock.is_in_stock': [true] } }] },
    })
    const child = product.configurable_children.find(({ stock }) => stock.is_in_stock)
    const cartId = await fillCart(child?.sku ?? '')
    expect((await ask(`/api/cart/apply-coupon?cartId=${cartId}&coupon=WELCOME10`, {})).status).toBe(200)
    const { body } = await ask(`/api/cart/totals?cartId=${cartId}`)
    const row = body.result.items[0] ?? noRow

    expect(row.discount_amount).toBeGreaterThan(0)
    expect(row.row_total - row.discount_amount + row.tax_amount).toBeCloseTo(row.row_total_with_discount, 5)
  })

  it('puts the pieces of an outfit into the cart by their own skus', async () => {
    const outfit = await findProduct({ terms: { type_id: ['grouped'] } })
    const skus = outfit.product_links.map((link) => link.linked_product_sku)
    const pieces = await findProducts({ terms: { sku: skus } })

    expect(pieces).toHaveLength(skus.length)
    for (const piece of pieces) {
      expect(piece).not.toHaveProperty('parentSku')
      await fillCart(piece.parentSku ?? piece.sku)
    }
  })

  it('orders again what was ordered, by the skus of its lines', async () => {
    const products = await findProducts({ terms: { type_id: ['configurable'] } }, 2)
    const skus = products.map(({ configurable_children: [child] }) => child?.sku ?? '')
    const { body } = await search('product', { query: { bool: { filter: { terms: { sku: skus } } } } }, 'size=50')

    expect(body.hits.hits.map(({ _source: { sku } }) => sku)).toEqual(skus)
  })

  it('reads and writes reviews with the id of the size that is chosen', async () => {
    const { body } = await search(
      'review',
      { query: { bool: { filter: { terms: { review_status: [1] } } } } },
      'size=1',
    )
    const productId = body.hits.hits[0]?._source.product_id
    const product = await findProduct({ terms: { id: [productId] } })
    const child = product.configurable_children[0]?.id
    const ofChild = { query: { bool: { filter: { bool: { must: [{ terms: { product_id: [child] } }] } } } } }
    const review = { product_id: child, title: 'Fits well', detail: 'Soft, too.', nickname: 'Sanne' }

    expect((await search('review', ofChild)).body.hits.total).toBeGreaterThan(0)
    const written = await ask('/api/review/create?storeCode=en', { review })
    expect(written).toMatchObject({ status: 200, body: { result: { entity_pk_value: productId } } })
  })

  it('is told the stock of all variants of a list in one call', async () => {
    const products = await findProducts({ terms: { type_id: ['configurable'] } }, 50)
    const skus = products.flatMap(({ configurable_children: children }) => children.map(({ sku }) => sku))
    const { status, body } = await ask(`/api/stock/list?skus=${skus.slice(0, 300).map(encodeURIComponent).join(',')}`)

    expect(skus.length).toBeGreaterThan(200)
    expect(status).toBe(200)
    expect(body.result).toHaveLength(Math.min(skus.length, 300))
  })

  it('asks for a subscription where its configuration says by default', async () => {
    const path = '/api/ext/mailchimp-subscribe/subscribe'
    const reader = 'older-client@example.com'

    expect((await ask(`${path}?email=${reader}&storeCode=en`)).body).toMatchObject({
      code: 200,
      result: 'unsubscribed',
    })
    expect((await ask(`${path}?storeCode=en`, { email: 'nobody' })).status).toBe(400)
  })

  it('compares the parents of a category as texts, and finds no blocks', async () => {
    const { body } = await search('category', { query: { bool: { filter: { terms: { level: [3] } } } } }, 'size=1')
    const { body: mapped } = await ask('/api/url/map?storeCode=en', { url: body.hits.hits[0]?._source.url_path })

    expect(mapped._source.parent_ids).toEqual(mapped._source.parent_ids.map(String))
    expect((await search('cms_block', {})).body.hits).toMatchObject({ total: 0, hits: [] })
    expect((await search('cms_hierarchy', {})).body.hits).toMatchObject({ total: 0, hits: [] })
  })
})

/** The first value of everything a gift card has to know. */
function choicesOf({ custom_options: options = [] }: Document): Json {
  const choices = options
    .filter(({ is_require: isRequired }) => isRequired)
    .map(({ option_id, values }) => ({
      option_id,
      option_value: String(values?.[0]?.['option_type_id'] ?? 'x@example.com'),
    }))
  return { custom_options: choices }
}
