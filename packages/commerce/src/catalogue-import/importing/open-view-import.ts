import type { AttributeDocument, CategoryDocument } from '@vonk/contract'
import { isDisabled, isHidden } from '@vonk/domain/products'
import { findStoreView, type StoreView } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import {
  type ProductKeys,
  readAttributes,
  readCategories,
  readProductKeys,
  readRedirects,
  readTaxRules,
} from '../../catalogue/index.ts'
import { type Addresses, createAddresses, usablePath } from '../deriving/create-addresses.ts'
import { type AttributeBook, createAttributeBook } from '../deriving/create-attribute-book.ts'
import { type CatalogueEntity, catalogueEntities } from '../reading/catalogue-entity.ts'
import { describePlace, type Place } from '../reading/dump-row.ts'
import { type Assortment, createAssortment, type Listing } from '../remembering/create-assortment.ts'
import { createNameMap, type NameMap } from '../remembering/create-name-map.ts'
import { createPlaces, type Places } from '../remembering/create-places.ts'
import type { ImportRun } from './import-run.ts'
import type { ViewSurvey } from './survey-dump.ts'

/** What a view sells, as an import finds it and leaves it. */
export type ViewImport = {
  readonly view: StoreView
  readonly addresses: Addresses
  readonly categories: Map<number, CategoryDocument>
  readonly attributes: Map<string, AttributeDocument>
  book: AttributeBook
  readonly products: Assortment
  /** The products that have reviews in the dump, and their skus. */
  readonly reviewed: Map<number, string | null>
  /** The ids that were there before the import. */
  readonly stored: Readonly<Record<Exclude<CatalogueEntity, 'review'>, ReadonlySet<number>>>
  readonly before: readonly Listing[]
  /** Whose sku it was before the import. */
  readonly skus: NameMap
  /** The same for the products of the dump. */
  readonly dumpedSkus: NameMap
  /** The number of the place in the dump where documents stood, by id and by what else has to be unique: sku or code. */
  readonly seen: Readonly<Record<CatalogueEntity, Map<number, number>>>
  readonly seenCodes: NameMap
  readonly places: Places
  /** Categories the dump gives no number of products for. */
  readonly uncounted: Set<number>
}

export async function openViewImport(
  { db, directory }: ImportRun,
  code: string,
  { idsBySku, reviewed }: Pick<ViewSurvey, 'idsBySku' | 'reviewed'>,
): Promise<ViewImport> {
  const view = findStoreView(directory, code)
  const addresses = createAddresses({ view, directory })
  for (const { requestPath } of await readRedirects(db, code)) addresses.take(requestPath, { kind: 'redirect', id: 0 })
  const products = await readStoredProducts(db, code, { addresses, reviewed })
  const categories = await readCategories(db, code)
  for (const { id, url_path } of categories) {
    const path = usablePath(url_path)
    if (path !== null) addresses.take(path, { kind: 'category', id })
  }
  const attributes = await readAttributes(db, code)
  const taxRules = await readTaxRules(db, code)
  return {
    view,
    addresses,
    categories: new Map(categories.map((category) => [category.id, category])),
    attributes: new Map(attributes.map((attribute) => [attribute.attribute_code, attribute])),
    book: createAttributeBook(attributes),
    products: products.assortment,
    reviewed,
    before: products.assortment.listings(),
    skus: products.skus,
    dumpedSkus: idsBySku,
    stored: {
      product: products.ids,
      category: new Set(categories.map(({ id }) => id)),
      attribute: new Set(attributes.map(({ attribute_id: id }) => id)),
      taxrule: new Set(taxRules.map(({ id }) => id)),
    },
    seen: newPlaces(),
    seenCodes: createNameMap(),
    places: createPlaces(),
    uncounted: new Set(),
  }
}

async function readStoredProducts(
  db: Db,
  code: string,
  { addresses, reviewed }: Pick<ViewImport, 'addresses' | 'reviewed'>,
) {
  const ids = new Set<number>()
  const skus = createNameMap()
  const assortment = createAssortment()
  for await (const product of readProductKeys(db, code)) {
    const { id, sku, urlPath, visibility } = product
    ids.add(id)
    skus.set(sku, id)
    enter({ products: assortment, reviewed }, product)
    if (urlPath !== null && !isHidden(visibility)) addresses.take(urlPath, { kind: 'product', id, sku })
  }
  return { ids, skus, assortment }
}

/** Notes a product that the view has. */
export function enter(
  { products, reviewed }: Pick<ViewImport, 'products' | 'reviewed'>,
  { id, sku, status, visibility, categoryIds }: Omit<ProductKeys, 'urlPath'>,
): void {
  products.put(id, { categoryIds, isListed: !isDisabled(status) && !isHidden(visibility) })
  if (reviewed.has(id)) reviewed.set(id, sku)
}

function newPlaces(): Record<CatalogueEntity, Map<number, number>> {
  const entries = catalogueEntities.map((entity) => [entity, new Map<number, number>()])
  // One for each of them.
  return Object.fromEntries(entries) as Record<CatalogueEntity, Map<number, number>>
}

/** Notes where a document stands; why it cannot be taken, when another with its id or code stood earlier. */
export function noteSeen(
  { seen, seenCodes, places }: ViewImport,
  { entity, id, code, place }: { entity: CatalogueEntity; id: number; code?: string; place: Place },
): string | null {
  const sameId = seen[entity].get(id)
  if (sameId !== undefined) return `its id ${id} was in the dump already, in ${describePlace(places.at(sameId))}`
  const number = places.add(place)
  seen[entity].set(id, number)
  if (code === undefined) return null
  const sameCode = seenCodes.get(`${entity} ${code}`)
  if (sameCode === undefined) {
    seenCodes.set(`${entity} ${code}`, number)
    return null
  }
  const kind = entity === 'product' ? 'sku' : 'code'
  return `its ${kind} ${code} was in the dump already, in ${describePlace(places.at(sameCode))}`
}
