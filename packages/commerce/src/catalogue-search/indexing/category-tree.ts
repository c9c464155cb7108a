import { createHash } from 'node:crypto'
import type { CategoryDocument } from '@vonk/contract'

type Counts = ReadonlyMap<number, number>

/** The categories of a view: which of them list a product, and how many products each of them lists. */
export class CategoryTree {
  private documents: readonly CategoryDocument[] = []
  private above: ReadonlyMap<number, readonly number[]> = new Map()
  private counts: Counts = new Map()

  /** Takes other categories; answers whether products are listed elsewhere now. */
  replace(documents: readonly CategoryDocument[]): boolean {
    const before = this.above
    const anchors = new Set(documents.filter(isAnchor).map(({ id }) => id))
    this.documents = documents
    this.above = new Map(
      documents.map((document) => [document.id, ancestorsOf(document).filter((id) => anchors.has(id))]),
    )
    const isSame = ([id, ids]: readonly [number, readonly number[]]) => before.get(id)?.join() === ids.join()
    return before.size !== this.above.size || ![...this.above].every(isSame)
  }

  /** Another text when products are listed elsewhere. */
  fingerprint(): string {
    const entries = [...this.above].sort(([a], [b]) => a - b)
    return createHash('sha256').update(JSON.stringify(entries)).digest('base64url')
  }

  /** The categories that list a product which is in these: a category also lists what its children do. */
  listing(ids: readonly number[]): number[] {
    return [...new Set(ids.flatMap((id) => [id, ...(this.above.get(id) ?? [])]))]
  }

  /** The categories with the number of their products. */
  counted(): CategoryDocument[] {
    return this.documents.map((document) => withCounts(document, this.counts))
  }

  /** Takes other numbers; answers the categories that show another one, of their own or of one below. */
  recount(counts: Counts): CategoryDocument[] {
    const before = this.counts
    this.counts = counts
    const touched = new Set<number>()
    for (const document of this.documents) {
      if (before.get(document.id) === counts.get(document.id)) continue
      for (const id of [document.id, ...ancestorsOf(document)]) touched.add(id)
    }
    return this.documents.filter(({ id }) => touched.has(id)).map((document) => withCounts(document, counts))
  }
}

function ancestorsOf({ id, path }: CategoryDocument): number[] {
  return path
    .split('/')
    .map(Number)
    .filter((each) => each !== id)
}

/** Unless a category says otherwise, it lists what is in the categories below it. */
function isAnchor({ is_anchor: isAnchored }: CategoryDocument): boolean {
  return isAnchored !== false && String(isAnchored) !== '0'
}

type Counted = { readonly id: number; readonly children_data?: unknown }

function withCounts<Category extends Counted>(category: Category, counts: Counts): Category {
  const { id, children_data: children } = category
  const below = Array.isArray(children) && { children_data: children.map((child) => withCounts(child, counts)) }
  return { ...category, product_count: counts.get(id) ?? 0, ...below }
}
