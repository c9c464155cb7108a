import { type CategoryWords, categoryTreeOf, type SpecialKind } from '../../words/index.ts'
import type { Shop } from './shops.ts'

/** Something with a page of its own, and where it may stand. */
export type Shelvable = {
  readonly id: number
  readonly isListed: boolean
  readonly isNew: boolean
  readonly isReduced: boolean
  readonly special: SpecialKind | null
  readonly isShelvedIn: (category: CategoryWords) => boolean
}

export type CategoryPlan = {
  readonly id: number
  readonly words: CategoryWords
  readonly level: number
  readonly position: number
  /** From the department down; empty for a department. */
  readonly ancestors: readonly number[]
  /** The ids of all that stand there, and of those that lists show. */
  readonly members: ReadonlySet<number>
  readonly listed: ReadonlySet<number>
  readonly children: readonly CategoryPlan[]
}

/** A category with fewer products than this is not worth a page: they stay in the department. */
const FEWEST = 4

/** Whether a category has a page, by its id and by how many products its list shows. */
type IsKept = (id: number, listed: number) => boolean

/** The departments and categories of a shop that sell something. */
export function planCategories(
  shop: Shop,
  products: readonly Shelvable[],
  isKept: IsKept = (_id, listed) => listed >= FEWEST,
): CategoryPlan[] {
  let id = shop.categoryBase
  const grow = (words: CategoryWords, branch: Branch): CategoryPlan[] => {
    const own = branch.products.filter((product) => stands(product, words))
    const listed = new Set(own.filter(({ isListed }) => isListed).map((product) => product.id))
    // Ids and positions are counted for the empty ones too: they are there when the season changes.
    id += 1
    const ownId = id
    const ancestors = branch.ancestors
    const below = { products: own, level: branch.level + 1, ancestors: [...ancestors, ownId] }
    const children = words.children.flatMap((child, position) => grow(child, { ...below, position: position + 1 }))
    if (!isKept(ownId, listed.size)) return []
    const members = new Set(own.map((product) => product.id))
    const { level, position } = branch
    return [{ id: ownId, words, level, position, ancestors, members, listed, children }]
  }
  return categoryTreeOf(shop.brand, shop).flatMap((words, index) =>
    grow(words, { products: products.filter(inDepartment(words)), level: 2, position: index + 1, ancestors: [] }),
  )
}

type Branch = Pick<CategoryPlan, 'level' | 'position' | 'ancestors'> & { readonly products: readonly Shelvable[] }

function inDepartment({ code }: CategoryWords): (product: Shelvable) => boolean {
  if (code === 'new') return ({ isNew }) => isNew
  if (code === 'sale') return ({ isReduced }) => isReduced
  return () => true
}

function stands(product: Shelvable, words: CategoryWords): boolean {
  if (product.special === null) return product.isShelvedIn(words)
  const { special } = product
  return words.specials.includes(special) || words.children.some(({ specials }) => specials.includes(special))
}

export function flatten(categories: readonly CategoryPlan[]): CategoryPlan[] {
  return categories.flatMap((category) => [category, ...flatten(category.children)])
}
