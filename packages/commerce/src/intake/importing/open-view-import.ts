import type { AttributeDocument, CategoryDocument } from '@vonk/contract'
import { isDisabled, isHidden } from '@vonk/domain/products'
import { findStoreView, type StoreView } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import {
  type ProductKeys,
  readAttributes,
  readCategories,
  readProductKeys,
  readTaxRules,
} from '../../catalogue/index.ts'
import { readRedirects } from '../../urls/index.ts'
import { type Addresses, createAddresses, type Owner, usablePath } from '../deriving/create-addresses.ts'
import { type AttributeBook, createAttributeBook } from '../deriving/create-attribute-book.ts'
import { describePlace, type Place } from '../reading/dump-row.ts'
import { type IntakeEntity, intakeEntities } from '../reading/intake-entity.ts'
import type { ImportRun } from './import-run.ts'
import type { ViewSurvey } from './survey-dump.ts'

/** A product as far as others need to know it. */
export type ProductFacts = { readonly sku: string; readonly categoryIds: readonly number[]; readonly isListed: boolean }

/** What a view sells, as an import finds it and leaves it. */
export type ViewImport = {
  readonly view: StoreView
  readonly addresses: Addresses
  readonly categories: Map<number, CategoryDocument>
  readonly attributes: Map<string, AttributeDocument>
  book: AttributeBook
  readonly products: Map<number, ProductFacts>
  /** The ids that were there before the import. */
  readonly stored: Readonly<Record<Exclude<IntakeEntity, 'review'>, ReadonlySet<number>>>
  readonly before: ReadonlyMap<number, ProductFacts>
  /** Whose sku it was before the import. */
  readonly skus: ReadonlyMap<string, number>
  /** The same for the products of the dump. */
  readonly dumpedSkus: ReadonlyMap<string, number>
  /** Where in the dump the documents stood, by id and by what else has to be unique: sku or code. */
  readonly seen: Readonly<Record<IntakeEntity, Map<number, Place>>>
  readonly seenCodes: Map<string, Place>
  /** Categories the dump gives no number of products for. */
  readonly uncounted: Set<number>
}

export async function openViewImport(
  { db, directory }: ImportRun,
  code: string,
  { idsBySku }: Pick<ViewSurvey, 'idsBySku'>,
): Promise<ViewImport> {
  const view = findStoreView(directory, code)
  const { before, skus, paths } = await readStoredProducts(db, code)
  const categories = await readCategories(db, code)
  const attributes = await readAttributes(db, code)
  const taxRules = await readTaxRules(db, code)
  const redirects = await readRedirects(db, code)
  const taken = [...redirects.map(redirectPath), ...paths, ...categories.flatMap(categoryPath)]
  return {
    view,
    addresses: createAddresses({ view, directory, taken }),
    categories: new Map(categories.map((category) => [category.id, category])),
    attributes: new Map(attributes.map((attribute) => [attribute.attribute_code, attribute])),
    book: createAttributeBook(attributes),
    products: new Map(before),
    before,
    skus,
    dumpedSkus: idsBySku,
    stored: {
      product: new Set(before.keys()),
      category: new Set(categories.map(({ id }) => id)),
      attribute: new Set(attributes.map(({ attribute_id: id }) => id)),
      taxrule: new Set(taxRules.map(({ id }) => id)),
    },
    seen: newPlaces(),
    seenCodes: new Map(),
    uncounted: new Set(),
  }
}

type TakenPath = readonly [path: string, owner: Owner]

async function readStoredProducts(db: Db, code: string) {
  const before = new Map<number, ProductFacts>()
  const skus = new Map<string, number>()
  const paths: TakenPath[] = []
  for await (const product of readProductKeys(db, code)) {
    const { id, sku, urlPath, visibility } = product
    before.set(id, toProductFacts(product))
    skus.set(sku, id)
    if (urlPath !== null && !isHidden(visibility)) paths.push([urlPath, { kind: 'product', id, sku }])
  }
  return { before, skus, paths }
}

function redirectPath({ requestPath }: { readonly requestPath: string }): TakenPath {
  return [requestPath, { kind: 'redirect', id: 0 }]
}

function categoryPath({ id, url_path }: CategoryDocument): TakenPath[] {
  const path = usablePath(url_path)
  return path === null ? [] : [[path, { kind: 'category', id }]]
}

export function toProductFacts({ sku, status, visibility, categoryIds }: Omit<ProductKeys, 'id' | 'urlPath'>) {
  return { sku, categoryIds, isListed: !isDisabled(status) && !isHidden(visibility) }
}

function newPlaces(): Record<IntakeEntity, Map<number, Place>> {
  const entries = intakeEntities.map((entity) => [entity, new Map<number, Place>()])
  // One for each of them.
  return Object.fromEntries(entries) as Record<IntakeEntity, Map<number, Place>>
}

/** Notes where a document stands; why it cannot be taken, when another with its id or code stood earlier. */
export function noteSeen(
  { seen, seenCodes }: ViewImport,
  { entity, id, code, place }: { entity: IntakeEntity; id: number; code?: string; place: Place },
): string | null {
  const sameId = seen[entity].get(id)
  if (sameId) return `its id ${id} was in the dump already, in ${describePlace(sameId)}`
  seen[entity].set(id, place)
  const sameCode = code === undefined ? undefined : seenCodes.get(`${entity} ${code}`)
  if (sameCode)
    return `its ${entity === 'product' ? 'sku' : 'code'} ${code} was in the dump already, in ${describePlace(sameCode)}`
  if (code !== undefined) seenCodes.set(`${entity} ${code}`, place)
  return null
}
