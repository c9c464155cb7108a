import { pageTags } from '@vonk/domain/page-tags'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import { type StoredRedirect, storedSegments } from '@vonk/domain/urls'
import type { Database } from '@vonk/platform/db'
import type { CacheTags } from '@vonk/platform/http'
import type { SearchQuery } from '@vonk/search/port'
import { findCategoryByUrlPath, findProductByUrlPath, findRedirect } from '../../catalogue/index.ts'
import { withOwnTiersOfAll } from '../../prices/index.ts'
import type { CatalogueIndex } from '../indexing/catalogue-index.ts'
import type { CatalogueSearch } from '../querying/catalogue-search.ts'
import { noteProducts } from '../querying/search-tags.ts'

export type MapUrlParts = {
  readonly db: Database
  readonly search: CatalogueSearch
  readonly index: CatalogueIndex
}

export type AskedUrl = {
  readonly view: string
  readonly url: string
  readonly fields: SearchQuery['fields']
  readonly groupId: number | null
  /** Is told what the answer depends on. */
  readonly cacheTags?: CacheTags | null
}

/** What lives at a path of a view: a redirect first, then a product, then a category that has a list; else nothing. */
export function createUrlMap({ db, search, index }: MapUrlParts) {
  return async (asked: AskedUrl) => {
    const { view, url, groupId } = asked
    // What is only for some is kept for nobody.
    const cacheTags = groupId === null ? (asked.cacheTags ?? null) : null
    cacheTags?.dependsOn([pageTags.address(view, storedSegments(url).join('/')), pageTags.catalogue(view)])
    const redirect = await findRedirect(db, asked.view, asked.url)
    if (redirect) return toRedirectDto(redirect)
    return (await findProduct({ ...asked, cacheTags })) ?? (await findCategory({ ...asked, cacheTags }))
  }

  async function findProduct({ view, url, fields, groupId, cacheTags }: AskedUrl) {
    const product = await findProductByUrlPath(db, view, url)
    if (!product) return null
    const found = index.find(view)
    if (cacheTags && found) await noteProducts(cacheTags, found, [product.id])
    // The index has its prices and stock; a product that was stored this very moment is answered as it is stored.
    const indexed = await search.findProduct({ view, key: { id: product.id }, fields, groupId })
    const described = indexed && (await search.describeProduct(catalogueIndexOf(view), indexed))
    return mapped(view, 'product', product.id, described ?? withOwnTiersOfAll(product, groupId))
  }

  async function findCategory({ view, url, fields, cacheTags }: AskedUrl) {
    const category = await findCategoryByUrlPath(db, view, url)
    if (!category?.is_active || category.display_mode === 'PAGE') return null
    cacheTags?.dependsOn([pageTags.category(view, category.id)])
    const source = (await search.findCategory({ view, id: category.id, fields })) ?? category
    return mapped(view, 'category', category.id, source)
  }
}

function mapped(view: string, type: 'product' | 'category', id: number, source: object) {
  return { _index: catalogueIndexOf(view), _type: type, _id: String(id), _score: 1, _source: source }
}

function toRedirectDto({ requestPath, targetPath, redirectType }: StoredRedirect) {
  return { request_path: requestPath, target_path: targetPath, redirect_type: redirectType }
}
