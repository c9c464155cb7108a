import { type ProductDocument, searchCatalogue } from '@vonk/contract'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopRequest } from '../../request/shop-request.server.ts'

/** As much of a product as its address and its moment need. */
export type ProductAddressDocument = Pick<
  ProductDocument,
  'id' | 'sku' | 'type_id' | 'slug' | 'url_path' | 'updated_at'
>

type Filter = { readonly attribute: string; readonly value: unknown }

type Window = { readonly filters: readonly Filter[]; readonly from?: number; readonly size: number }

const fields = 'id,sku,type_id,slug,url_path,updated_at'

// As lists have it: what can be found by itself and is for sale.
const shown: readonly Filter[] = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
]

/** Products of a view in the order of their ids; reading on after an id costs the same however far it is. */
export async function findProductAddresses(
  { client }: Pick<ShopRequest, 'client'>,
  storeCode: string,
  { filters, from = 0, size }: Window,
): Promise<{ readonly products: readonly ProductAddressDocument[]; readonly total: number }> {
  const answer = await client.call(searchCatalogue, {
    index: catalogueIndexOf(storeCode),
    entity: 'product',
    from,
    size,
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: fields,
    _appliedFilters: [...shown, ...filters].map((filter) => ({ ...filter, scope: 'default' })),
    _appliedSort: [{ field: 'id', options: 'asc' }],
  })
  if (!answer.ok) throw new Error(`The catalogue refused to list its products: ${answer.refusal.code}`)
  const { hits } = answer.value
  if (!Array.isArray(hits)) return { products: [], total: 0 }
  // Documents were checked when they were stored; a compact answer lists them bare.
  const products = hits as ProductAddressDocument[]
  return { products, total: 'total' in answer.value ? answer.value.total : products.length }
}

export function after(id: number): Filter {
  return { attribute: 'id', value: { gt: id } }
}
