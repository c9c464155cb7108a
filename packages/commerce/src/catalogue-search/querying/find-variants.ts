import { isDisabled, type ProductStatus } from '@vonk/domain/products'
import { chunksOf } from '@vonk/platform/bulk-insert'
import { chosenFields, holdsFor } from '@vonk/search/documents'
import type { SearchAnswer, SearchDocument, SearchQuery } from '@vonk/search/port'
import { keyQuery } from '../indexing/engine-queries.ts'
import type { CatalogueAnswer, CatalogueHit } from './catalogue-answer.ts'

type Asking = {
  /** Asks the engine for products, with the prices of who asks. */
  ask(query: SearchQuery): Promise<SearchAnswer>
  readonly groupId: number | null
}

/** So many variants are looked up at once; each may be part of some products. */
const CHUNK = 25
const MOST_PARENTS = 100
const HIDDEN = 1
const SELLS_IT = 'configurable_children.sku'

/**
 * An article that only another product sells has no document of its own in the index: who asks for it by its sku is
 * answered one made of that product's. They come after what the index has.
 */
export async function withVariants(answer: SearchAnswer, query: SearchQuery, asking: Asking): Promise<CatalogueAnswer> {
  const skus = askedSkus(query)
  if (skus.length === 0 || answer.total >= skus.length) return answer
  const { hits: own } = await asking.ask(
    keyQuery({ field: 'sku', values: skus, fields: { include: ['sku'], exclude: [] } }),
  )
  const indexed = new Set(own.map(({ source }) => source['sku']))
  const missing = skus.filter((sku) => !indexed.has(sku))
  const before = Math.max(0, query.from - answer.total)
  const until = before + query.size - answer.hits.length
  const shown: CatalogueHit[] = []
  let found = 0
  for (const chunk of chunksOf(missing, CHUNK)) {
    const variants = await findVariants(chunk, query, asking)
    const inWindow = variants.filter((_, place) => found + place >= before && found + place < until)
    shown.push(...inWindow)
    found += variants.length
  }
  const { total, complete, hits } = answer
  return { ...answer, total: total + found, complete: complete + found, hits: [...hits, ...shown] }
}

/** What is asked for one by one. Lists ask for what is visible, which no variant is by itself. */
function askedSkus({ text, filters }: SearchQuery): string[] {
  const named = filters.find(({ condition: one }) => one.kind === 'in' && one.field === 'sku')?.condition
  if (named?.kind !== 'in' || text !== '') return []
  const isList = filters.some(
    ({ condition: one }) => one.kind === 'in' && one.field === 'visibility' && !one.values.map(Number).includes(HIDDEN),
  )
  return isList ? [] : [...new Set(named.values.map(String))]
}

async function findVariants(skus: readonly string[], query: SearchQuery, { ask, groupId }: Asking) {
  const everything = { include: [], exclude: [] }
  const parents = await ask({
    ...keyQuery({ field: SELLS_IT, values: skus, fields: everything }),
    size: MOST_PARENTS,
  })
  // A variant may be sold by several products: one that is on sale goes before one that is not.
  const byRank = parents.hits.toSorted((one, other) => Number(isOff(one.source)) - Number(isOff(other.source)))
  return skus.flatMap((sku): CatalogueHit[] => {
    const parent = byRank.find(({ source }) => childOf(source, sku))
    const child = parent && childOf(parent.source, sku)
    if (!child) return []
    const source = toVariant(parent.source, child, groupId)
    if (!query.filters.every(({ condition }) => holdsFor(condition, source))) return []
    // Its id is never among the fields that are cut off a document that is stored.
    const cut = chosenFields(source, query.fields) as SearchDocument
    return [{ id: child.id, score: 1, source: cut, parentId: parent.id }]
  })
}

function isOff(source: SearchDocument): boolean {
  // Documents of products were checked when they were stored.
  return isDisabled(source['status'] as ProductStatus)
}

type Child = SearchDocument & { readonly sku: string }

function childOf({ configurable_children: children }: SearchDocument, sku: string): Child | undefined {
  // As above: a list of variants, each with an id and a sku, or nothing.
  return ((children ?? []) as readonly Child[]).find((child) => child.sku === sku)
}

/** A variant as a product: what it has of its own before what it shares with the others. */
function toVariant(parent: SearchDocument, child: Child, groupId: number | null): SearchDocument {
  const { configurable_children: _children, configurable_options: options, ...shared } = parent
  // Checked when the document was stored.
  const choices = ((options ?? []) as readonly { readonly attribute_code: string }[]).map((each) => each.attribute_code)
  const kept = Object.entries(shared).filter(([name]) => !choices.some((code) => name === `${code}_options`))
  const price = child['final_price_incl_tax'] ?? parent['final_price_incl_tax']
  return {
    ...Object.fromEntries(kept),
    ...child,
    name: child['name'] ?? parent['name'],
    status: isOff(parent) ? parent['status'] : child['status'],
    type_id: 'simple',
    visibility: HIDDEN,
    variant_of: parent['sku'],
    _search: {
      final_price: price,
      listed_in: parent['category_ids'],
      ...(groupId !== null && { group_price: { [groupId]: price } }),
    },
  }
}
