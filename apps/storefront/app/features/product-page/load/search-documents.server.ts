import { searchCatalogue } from '@vonk/contract'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopRequest } from '../../../request/shop-request.server.ts'

type Filter = { readonly attribute: string; readonly value: unknown; readonly scope?: string }

type DocumentSearch = {
  readonly entity: 'product' | 'review'
  readonly filters: readonly Filter[]
  readonly fields?: readonly string[]
  readonly size: number
  readonly sort?: { readonly field: string; readonly options: 'asc' | 'desc' }
  /** Another view's catalogue. */
  readonly storeCode?: string
}

export type FoundDocuments<Document> = { readonly documents: readonly Document[]; readonly total: number }

/** Documents of the catalogue as the API answers with them; a refusal is a bug of ours and throws. */
export async function searchDocuments<Document>(
  { client, view }: Pick<ShopRequest, 'client' | 'view'>,
  { entity, filters, fields, size, sort, storeCode = view.code }: DocumentSearch,
): Promise<FoundDocuments<Document>> {
  const answer = await client.call(searchCatalogue, {
    index: catalogueIndexOf(storeCode),
    entity,
    size,
    request_format: 'search-query',
    response_format: 'compact',
    ...(fields && { _source_include: fields.join(',') }),
    _appliedFilters: filters.map((filter) => ({ scope: 'default', ...filter })),
    ...(sort && { _appliedSort: [sort] }),
  })
  if (!answer.ok) throw new Error(`The catalogue refused to search for a ${entity}: ${answer.refusal.code}`)
  const { hits } = answer.value
  if (!Array.isArray(hits)) return { documents: [], total: 0 }
  // Documents were checked when they were stored; a compact answer lists them bare.
  return { documents: hits as Document[], total: 'total' in answer.value ? answer.value.total : hits.length }
}

export function isOneOf(attribute: string, values: readonly (string | number)[]): Filter {
  return { attribute, value: { in: values } }
}
