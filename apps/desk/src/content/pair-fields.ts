import type { FieldDescription } from '@vonk/contract'
import { type Item, isItem, type Path } from './change-content.ts'
import { type Step, toWords } from './diff-content.ts'
import { isGroup, type Kinds } from './new-item.ts'

/** A field of a story in another view, and the place in ours that it belongs to. */
export type Pair = {
  readonly where: readonly Step[]
  readonly path: Path
  readonly theirs: unknown
  readonly words: string
  readonly isSame: boolean
  /** A whole part that ours lacks; in a list it is put where the path says. */
  readonly part: 'single' | 'listed' | null
}

type Place = { readonly path: Path; readonly where: readonly Step[] }
type Two<Value> = { readonly theirs: Value; readonly mine: Value }
type ItemsDescription = Extract<FieldDescription, { type: 'items' }>

/** What people read, and so translate. What else a part has is shown where it differs. */
const readTypes: readonly FieldDescription['type'][] = ['line', 'text', 'rich-text', 'picture', 'pictures', 'link']
const layoutKinds = ['width', 'spacing']

/** Every field of their content beside ours. Parts belong together by their keys, which a copy keeps, else by their place. */
export function pairFields(kinds: Kinds, { theirs, mine }: Two<Item>): Pair[] {
  return pairItems(kinds, { theirs, mine }, { path: [], where: [], component: String(theirs['component']) })
}

function pairItems(kinds: Kinds, { theirs, mine }: Two<Item>, place: Place & { component: string }): Pair[] {
  const fields = kinds.get(place.component)?.fields ?? []
  return fields.flatMap((field) => {
    const inner = { path: [...place.path, field.name], where: [...place.where, { field: field.name }] }
    const values = { theirs: theirs[field.name], mine: mine[field.name] }
    return field.type === 'items'
      ? pairParts(kinds, values, { ...inner, field })
      : pairValue(values, { ...inner, field })
  })
}

function pairValue({ theirs, mine }: Two<unknown>, { field, ...place }: Place & { field: FieldDescription }): Pair[] {
  const words = toWords(theirs ?? null)
  const isSame = JSON.stringify(theirs) === JSON.stringify(mine)
  if (words === '' || (isSame && !readTypes.includes(field.type))) return []
  return [{ ...place, theirs, words, isSame, part: null }]
}

function pairParts(kinds: Kinds, { theirs, mine }: Two<unknown>, place: Place & { field: ItemsDescription }): Pair[] {
  const { field, path, where } = place
  const [group = ''] = field.components
  if (isGroup(group)) {
    if (layoutKinds.includes(group)) return []
    return pairItems(kinds, { theirs: toItem(theirs), mine: toItem(mine) }, { path, where, component: group })
  }
  const toItems = (value: unknown) => (field.isSingle ? [value] : toList(value)).filter(isItem)
  const lists = { theirs: toItems(theirs), mine: toItems(mine) }
  return lists.theirs.flatMap((item, index) => {
    const found = findPartner(item, index, lists)
    const component = String(item['component'])
    const step = [...where, { kind: component }]
    const at = field.isSingle ? path : [...path, found ?? Math.min(index, lists.mine.length)]
    const mine = found === null ? undefined : lists.mine[found]
    if (mine) return pairItems(kinds, { theirs: item, mine }, { path: at, where: step, component })
    const part = field.isSingle ? 'single' : 'listed'
    return [{ where: step, path: at, theirs: item, words: toWords(item), isSame: false, part } as const]
  })
}

/** The one with the same key; else the one in the same place, when it is of the same kind and belongs to no other. */
function findPartner(item: Item, index: number, { theirs, mine }: Two<readonly Item[]>): number | null {
  const byKey = mine.findIndex((one) => one['_uid'] === item['_uid'])
  if (byKey >= 0) return byKey
  const there = mine[index]
  const isFree = there?.['component'] === item['component'] && theirs.every((one) => one['_uid'] !== there?.['_uid'])
  return isFree ? index : null
}

function toItem(value: unknown): Item {
  return isItem(value) ? value : {}
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
