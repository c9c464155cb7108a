import type { ProductDocument } from '@vonk/contract'
import { isStorable } from '@vonk/platform/bulk-insert'
import { LRUCache } from '@vonk/platform/cache'
import { batch, type Database, type Db, statement } from '@vonk/platform/db'
import { addVariant, type FoundProduct } from './find-products.ts'

type Versioned = { readonly id: number; readonly version: string }
type Named = Versioned & { readonly sku: string; readonly isVariant: boolean }
type CachedProduct = Versioned & { readonly document: ProductDocument }

// A row's version is the transaction that wrote it. The fences are those of `wantedSkus`.
const versionsBySku = statement<Named>(
  'product-versions-by-sku',
  `select wanted.sku, found.id, found.version, found."isVariant"
  from unnest((select $2::text[])) as wanted (sku) cross join lateral (
    (select id, xmin::text as version, false as "isVariant"
      from catalogue_product where view = $1 and sku = wanted.sku offset 0)
    union all
    (select parent.id, parent.version, true from catalogue_variant variant cross join lateral (
        select id, xmin::text as version from catalogue_product where view = $1 and id = variant.parent_id offset 0
      ) parent
      where variant.view = $1 and variant.sku = wanted.sku offset 0)
  ) found
  order by found."isVariant", found.id`,
)

const productsById = statement<CachedProduct>(
  'versioned-products-by-id',
  `select id, xmin::text as version, document from catalogue_product where view = $1 and id = any((select $2::integer[])::integer[])`,
)

type CachedProductsOptions = { readonly db: Database; readonly limit?: number }

/**
 * Products by sku, as `findProductsBySku` finds them, for callers that need the same ones again and again: the database says
 * which version of a document counts, and a document is read only when that version is not cached.
 */
export function createCachedProducts({ db, limit = 1_000 }: CachedProductsOptions) {
  const cache = new LRUCache<string, CachedProduct>({ max: limit })
  const batches = new Map<string, (skus: readonly string[]) => Promise<readonly Named[]>>()

  /** Also those that others ask for at the same time, except in a transaction, which has its own connection. */
  function findVersions(reader: Db, view: string, skus: readonly string[]): Promise<readonly Named[]> {
    if (reader !== db) return versionsBySku(reader, view, skus)
    const ask = batches.get(view) ?? batch((all: readonly string[]) => versionsBySku(db, view, all))
    batches.set(view, ask)
    return ask(skus)
  }

  function findCached(view: string, { id, version }: Versioned): ProductDocument | null {
    const product = cache.get(`${view} ${id}`)
    return product?.version === version ? product.document : null
  }

  async function loadDocuments(reader: Db, view: string, named: readonly Versioned[]) {
    const documents = new Map(named.map((each) => [each.id, findCached(view, each)]))
    const missing = [...documents].filter(([, document]) => document === null).map(([id]) => id)
    for (const product of missing.length === 0 ? [] : await productsById(reader, view, missing)) {
      documents.set(product.id, product.document)
      cache.set(`${view} ${product.id}`, product)
    }
    return documents
  }

  return {
    async find(reader: Db, view: string, skus: readonly string[]): Promise<Map<string, FoundProduct>> {
      const wanted = new Set(skus.filter(isStorable))
      if (wanted.size === 0) return new Map()
      const found = await findVersions(reader, view, [...wanted])
      const named = found.filter(({ sku }) => wanted.has(sku))
      return foundOf(named, await loadDocuments(reader, view, named))
    },
  }
}

/** A sku of its own comes before the variant it is as well, as the rows do. */
function foundOf(
  named: readonly Named[],
  documents: ReadonlyMap<number, ProductDocument | null>,
): Map<string, FoundProduct> {
  const found = new Map<string, FoundProduct>()
  for (const { sku, id, isVariant } of named) {
    const product = documents.get(id)
    if (product && !isVariant) found.set(sku, { product, child: null })
    if (product && isVariant && found.get(sku)?.child !== null) addVariant(found, sku, product)
  }
  return found
}
