import { catalogueConditions, relatedConditions } from '@vonk/domain/products'
import { conditionFilters } from './find-products.server.ts'
import {
  addressFields,
  cardFields,
  colourFields,
  type FoundAttribute,
  type FoundCard,
  type FoundCategory,
  type FoundColour,
  type FoundProduct,
  menuFields,
  reviewFields,
  wholeFields,
} from './product-fields.ts'
import {
  type Asking,
  type DocumentSearch,
  type Filter,
  isOneOf,
  searchDocuments,
  searchWholeDocuments,
} from './search-documents.server.ts'

/** Enabled products of these skus that may be seen, with the fields of a card. */
export async function findCards(shop: Asking, skus: readonly string[]): Promise<readonly FoundCard[]> {
  const filters = [isOneOf('sku', skus), ...conditionFilters(relatedConditions('sku', skus))]
  const { documents } = await searchDocuments(shop, {
    entity: 'product',
    filters,
    fields: cardFields,
    size: skus.length,
  })
  return documents
}

/** The whole document of a sku; null where the catalogue has none. */
export async function findDocument(shop: Asking, sku: string): Promise<FoundProduct | null> {
  const filters = [isOneOf('sku', [sku])]
  const { documents } = await searchWholeDocuments(shop, { entity: 'product', filters, size: 1 })
  return documents[0] ?? null
}

/** Products with all it takes to sell them, by their own skus or by those of their variants. */
export async function findSellables(
  shop: Asking,
  by: 'own' | 'variants',
  skus: readonly string[],
): Promise<readonly FoundProduct[]> {
  if (skus.length === 0) return []
  const field = by === 'own' ? 'sku' : 'configurable_children.sku'
  const asked = { filters: [isOneOf(field, skus)], fields: wholeFields, size: skus.length }
  const { documents } = await searchDocuments(shop, { entity: 'product', ...asked })
  return documents
}

/** The colours of those of these products that may be seen, and where they are. */
export async function findColours(shop: Asking, skus: readonly string[]): Promise<readonly FoundColour[]> {
  const filters = [isOneOf('sku', skus), ...conditionFilters(relatedConditions('sku', skus))]
  const asked = { filters, fields: colourFields, size: skus.length }
  const { documents } = await searchDocuments(shop, { entity: 'product', ...asked })
  return documents
}

type Addressed = {
  readonly storeCode: string
  readonly of: { readonly sku: string } | { readonly ids: readonly number[] } | { readonly afterId: number }
  readonly from?: number
  readonly size: number
}

/** Where products of a view live, in the order of their ids; reading on after an id costs the same however far it is. */
export function findAddresses(shop: Asking, { of, ...asked }: Addressed) {
  const filters = [...conditionFilters(catalogueConditions({ listOutOfStock: true })), addressFilter(of)]
  const sort = { field: 'id', direction: 'asc' } as const
  return searchDocuments(shop, { entity: 'product', ...asked, filters, fields: addressFields, sort })
}

function addressFilter(of: Addressed['of']): Filter {
  if ('sku' in of) return isOneOf('sku', [of.sku])
  return 'ids' in of ? isOneOf('id', of.ids) : { attribute: 'id', value: { gt: of.afterId } }
}

const mostReviews = 500

/** The approved reviews of a product, the newest first. */
export function findReviews(shop: Asking, productId: number) {
  return searchDocuments(shop, {
    entity: 'review',
    filters: [
      { attribute: 'product_id', value: { eq: productId } },
      { attribute: 'review_status', value: { eq: 1 } },
    ],
    fields: reviewFields,
    size: mostReviews,
    sort: { field: 'created_at', direction: 'desc' },
  })
}

const isActive: Filter = { attribute: 'is_active', value: { eq: true } }
const byPosition = { field: 'position', direction: 'asc' } as const

/** Every active category of the view, by position. */
export function findCategories(shop: Asking, size: number): Promise<readonly FoundCategory[]> {
  return findAll(shop, { entity: 'category', filters: [isActive], size, sort: byPosition })
}

const mostMenuCategories = 1_000

/** The active categories of these levels, as far as a menu shows them. */
export async function findMenuCategories(shop: Asking, levels: readonly number[], signal: AbortSignal) {
  const asked = { filters: [isActive, isOneOf('level', levels)], sort: byPosition, size: mostMenuCategories, signal }
  const { documents } = await searchDocuments(shop, { entity: 'category', ...asked, fields: menuFields })
  return documents
}

/** The attributes of these codes, or all. */
export function findAttributes(
  shop: Asking,
  { codes, size }: { readonly codes?: readonly string[]; readonly size: number },
): Promise<readonly FoundAttribute[]> {
  return findAll(shop, { entity: 'attribute', filters: codes ? [isOneOf('attribute_code', codes)] : [], size })
}

/** The API ends a list that is too long for one answer: then the rest is asked for. */
async function findAll<Entity extends 'category' | 'attribute'>(shop: Asking, search: DocumentSearch<Entity>) {
  const found = await searchWholeDocuments(shop, search)
  const all = [...found.documents]
  while (all.length < Math.min(found.total, search.size)) {
    const { documents } = await searchWholeDocuments(shop, { ...search, from: all.length })
    if (documents.length === 0) break
    all.push(...documents)
  }
  return all.slice(0, search.size)
}
