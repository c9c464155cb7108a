/** Variants of many products with pieces enough for every shopper. */
export async function findSkus(origin: string): Promise<string[]> {
  const query = {
    _appliedFilters: [
      { attribute: 'type_id', value: { eq: 'configurable' } },
      { attribute: 'status', value: { eq: 1 } },
    ],
  }
  const path =
    '/api/catalog/vue_storefront_catalog_nl/product/_search?size=300&request_format=search-query&response_format=compact&_source_include=sku,configurable_children.sku,configurable_children.status,configurable_children.stock,custom_options'
  const answer = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  })
  // The compact answer lists the products' own fields.
  const { hits } = (await answer.json()) as { hits: Hit[] }
  const plain = hits.filter(({ custom_options: options }) => !options?.some(({ is_require }) => is_require))
  const children = plain.flatMap(({ configurable_children }) => configurable_children ?? [])
  return children.filter(isPlenty).map(({ sku }) => sku)
}

type Child = {
  readonly sku: string
  readonly status: number
  readonly stock?: { readonly qty: number; readonly is_in_stock: boolean }
}

function isPlenty({ status, stock }: Child): boolean {
  return status === 1 && stock?.is_in_stock === true && stock.qty >= addsOfOneSku
}

type Hit = {
  readonly configurable_children?: readonly Child[]
  readonly custom_options?: readonly { readonly is_require: boolean }[]
}

/** No cart holds more of one article. */
const addsOfOneSku = 12
