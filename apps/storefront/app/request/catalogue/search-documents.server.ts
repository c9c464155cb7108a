import {
  type AttributeDocument,
  type CategoryDocument,
  type FoundProduct,
  type ReviewDocument,
  type SearchQueryDto,
  searchCatalogue,
} from '@vonk/contract'
import type { Aggregations, Sort } from '@vonk/domain/filters'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { ShopRequest } from '../shop-request.server.ts'
import type { Asked } from './asked.ts'
import type { CamelCased } from './camel-case.ts'

type Documents = {
  readonly product: FoundProduct
  readonly category: CategoryDocument
  readonly attribute: AttributeDocument
  readonly review: ReviewDocument
}

export type Filter = NonNullable<SearchQueryDto['_appliedFilters']>[number]

export type DocumentSearch<Entity extends keyof Documents = keyof Documents> = {
  readonly entity: Entity
  /** Another view's catalogue. */
  readonly storeCode?: string
  readonly filters: readonly Filter[]
  readonly from?: number | undefined
  readonly size: number
  readonly sort?: Sort | null
  readonly text?: string | undefined
  readonly facets?: readonly { readonly field: string; readonly size: number }[] | undefined
  readonly groupToken?: string | undefined
  readonly signal?: AbortSignal
}

export type FoundDocuments<Document> = {
  readonly documents: readonly Document[]
  readonly total: number
  /** How many have every word that was searched for. */
  readonly complete: number
  readonly aggregations: Aggregations | null
}

export type Asking = Pick<ShopRequest, 'client' | 'view' | 'caches'>

/** The call whose answers are cached. */
export const searchCall = searchCatalogue.name

/** Documents of the catalogue with these fields. */
export function searchDocuments<Entity extends keyof Documents, Field extends string>(
  shop: Asking,
  { fields, ...search }: DocumentSearch<Entity> & { readonly fields: readonly Field[] },
): Promise<FoundDocuments<CamelCased<Asked<Documents[Entity], Field>>>> {
  return ask(shop, search, fields)
}

/** The same with all their fields. */
export function searchWholeDocuments<Entity extends keyof Documents>(
  shop: Asking,
  search: DocumentSearch<Entity>,
): Promise<FoundDocuments<CamelCased<Documents[Entity]>>> {
  return ask(shop, search)
}

/** A refusal is a bug of ours and throws. */
async function ask<Document>(
  { client, view, caches }: Asking,
  { signal, ...search }: DocumentSearch,
  fields?: readonly string[],
): Promise<FoundDocuments<Document>> {
  const query = { ...toQuery(view.code, search), ...(fields && { _source_include: fields.join(',') }) }
  const answer = await client.call(searchCatalogue, query, ...(signal ? [{ signal }] : []))
  if (!answer.ok) throw new Error(`The catalogue refused to search for a ${search.entity}: ${answer.refusal.code}`)
  if (!('total' in answer.value)) return { documents: [], total: 0, complete: 0, aggregations: null }
  const { hits, total, complete = total, aggregations } = answer.value
  // Documents were checked when they were stored, and a compact answer lists them bare.
  const documents = caches.documents.list(hits as object[]) as Document[]
  return { documents, total, complete, aggregations: aggregations as Aggregations } // No facet is of flags.
}

function toQuery(viewCode: string, search: DocumentSearch) {
  const { entity, storeCode = viewCode, filters, from, size, sort, text, facets, groupToken } = search
  return {
    index: catalogueIndexOf(storeCode),
    entity,
    request_format: 'search-query' as const,
    response_format: 'compact' as const,
    ...(from !== undefined && { from }),
    size,
    _appliedFilters: [...filters],
    ...(sort && { _appliedSort: [{ field: sort.field, options: sort.direction }] }),
    ...(groupToken && { groupToken }),
    ...(text !== undefined && { _searchText: text }),
    ...(facets && {
      _availableFilters: facets.map((facet) => ({
        field: facet.field,
        scope: 'catalog',
        options: { size: facet.size },
      })),
    }),
  }
}

export function isOneOf(attribute: string, values: readonly unknown[]): Filter {
  return { attribute, value: { in: values } }
}
