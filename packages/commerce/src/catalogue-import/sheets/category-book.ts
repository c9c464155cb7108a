import type { CategoryDocument } from '@vonk/contract'
import type { Language } from '@vonk/domain/stores'
import type { SheetShop, ViewShop } from './load-sheet-shop.ts'
import { fold, largestOf, type SheetDocument } from './sheet-document.ts'

type Node = Pick<CategoryDocument, 'id' | 'parent_id' | 'path' | 'level' | 'position'> & {
  readonly names: ReadonlyMap<Language, string>
  readonly isNew: boolean
}

/** The steps of a path, in the sheet's own language and in others. */
export type CategoryPath = {
  readonly steps: readonly string[]
  readonly inLanguages: ReadonlyMap<Language, readonly string[]>
}

export type CategoryBook = ReturnType<typeof createCategoryBook>

/** The categories of a shop by their paths of names; those of a sheet that are not there are made. */
export function createCategoryBook({ views }: SheetShop) {
  const [first] = views
  const root = rootOf(first)
  const nodes = new Map<number, Node>([
    [root.id, root],
    ...first.categories.map((each) => [each.id, toNode(each, first)] as const),
  ])
  const used = new Map<number, number>()
  let largestId = largestOf(
    views.flatMap(({ categories, view }) => [view.rootCategoryId, ...categories.map(({ id }) => id)]),
  )
  const childrenOf = (parent: Node) => [...nodes.values()].filter(({ parent_id: id }) => id === parent.id)

  function step(parent: Node, at: number, { steps, inLanguages }: CategoryPath): Node {
    const name = steps[at] ?? ''
    const siblings = childrenOf(parent)
    const existing = siblings.find(({ names }) => [...names.values()].some((each) => fold(each) === fold(name)))
    if (existing) return existing
    largestId += 1
    const names = new Map(
      views.map(({ view }) => [view.language, inLanguages.get(view.language)?.[at] ?? name] as const),
    )
    const position = largestOf(siblings.map((sibling) => sibling.position)) + 1
    const { id: parent_id, level, path } = parent
    const made = {
      id: largestId,
      parent_id,
      level: level + 1,
      path: `${path}/${largestId}`,
      position,
      names,
      isNew: true,
    }
    nodes.set(made.id, made)
    return made
  }

  return {
    idOf(path: CategoryPath, line: number): number {
      const note = (id: number) => used.set(id, Math.min(used.get(id) ?? line, line))
      let node = root
      note(root.id)
      for (const at of path.steps.keys()) {
        node = step(node, at, path)
        note(node.id)
      }
      return node.id
    },
    /** The categories that are used and a view has not. */
    documents: (): SheetDocument[] => views.flatMap((each) => missingIn(each, { nodes, used })),
    created: () =>
      [...nodes.values()].flatMap(({ isNew, path }) => {
        const ids = path
          .split('/')
          .map(Number)
          .slice(root.level + 1)
        return isNew ? [ids.map((id) => nodes.get(id)?.names.get(first.view.language) ?? '').join(' > ')] : []
      }),
  }
}

type Known = { readonly nodes: ReadonlyMap<number, Node>; readonly used: ReadonlyMap<number, number> }

function missingIn({ view, categories }: ViewShop, { nodes, used }: Known): SheetDocument[] {
  const there = new Set(categories.map(({ id }) => id))
  return [...used].flatMap(([id, line]): SheetDocument[] => {
    const node = nodes.get(id)
    if (!node || there.has(id)) return []
    const { names, isNew: _isNew, ...place } = node
    const [fallback = 'Root'] = names.values()
    const fields = { ...place, name: names.get(view.language) ?? fallback, is_active: true, display_mode: 'PRODUCTS' }
    return [{ line, view: view.code, entity: 'category', fields }]
  })
}

function rootOf(shop: ViewShop): Node {
  const { rootCategoryId: id } = shop.view
  const stored = shop.categories.find((category) => category.id === id)
  if (stored) return toNode(stored, shop)
  return { id, parent_id: 1, path: `1/${id}`, level: 1, position: 0, names: new Map(), isNew: false }
}

function toNode({ id, parent_id, path, level, position, name }: CategoryDocument, { view }: ViewShop): Node {
  return { id, parent_id, path, level, position, names: new Map([[view.language, name]]), isNew: false }
}
