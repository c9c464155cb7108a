import { inject } from 'vitest'

type Priced = {
  readonly sku: string
  readonly final_price_incl_tax: number
  readonly lowest_prior_price: number | null
}

/** As the catalogue answers with it. */
export type FoundProduct = Priced & {
  readonly name: string
  readonly url_path: string
  readonly type_id: string
  readonly original_price_incl_tax: number
  readonly is_personalised?: number
  readonly is_gift_card?: number
  readonly configurable_children?: readonly Priced[]
}

const page = 100

/** The first product of the English shop that a test can use; the demo catalogue changes with the day. */
export async function findProduct(accepts: (product: FoundProduct) => boolean): Promise<FoundProduct> {
  for (let from = 0; ; from += page) {
    const products = await search<FoundProduct>('product', { from, size: page })
    const product = products.find(accepts)
    if (product) return product
    if (products.length === 0) throw new Error('The demo shop has no such product')
  }
}

type FoundReview = { readonly title: string; readonly ratings: readonly { readonly value: number }[] }

/** The reviews of the English shop, as its pages get them. */
export function listReviews(size: number): Promise<FoundReview[]> {
  return search('review', { from: 0, size })
}

async function search<Document>(entity: string, { from, size }: { from: number; size: number }): Promise<Document[]> {
  const path = `/api/catalog/vue_storefront_catalog_en/${entity}/_search?request_format=search-query&size=${size}&from=${from}`
  const answer = await fetch(`http://localhost:${inject('shopPort')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ _appliedFilters: [] }),
  })
  // What the catalogue answers to a search.
  const { hits } = (await answer.json()) as { hits: { hits: readonly { readonly _source: Document }[] } }
  return hits.hits.map(({ _source }) => _source)
}
