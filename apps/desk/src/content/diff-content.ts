import { type Item, isItem } from './change-content.ts'
import { wordsIn } from './new-item.ts'

/** One thing that differs between two versions; `where` names kinds and fields from the outside in. */
export type Difference = {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  readonly where: readonly Step[]
  readonly before: string
  readonly after: string
}
export type Step = { readonly kind: string } | { readonly field: string }

const ownKeys = ['component', '_uid', '_editable']

/** What became of content, part by part: a part is the same where its key is. */
export function diffContent(before: unknown, after: unknown): Difference[] {
  return diffValue(before, after, [])
}

function diffValue(before: unknown, after: unknown, where: readonly Step[]): Difference[] {
  if (isList(before) || isList(after)) return diffLists(itemsOf(before), itemsOf(after), where)
  const [old, next] = [normal(before), normal(after)]
  if (isItem(old) && isItem(next) && !isText(old)) return diffItems(old, next, where)
  if (JSON.stringify(old) === JSON.stringify(next)) return []
  return [{ kind: 'changed', where, before: toWords(old), after: toWords(next) }]
}

function diffItems(before: Item, after: Item, where: readonly Step[]): Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !ownKeys.includes(key))
  return fields.flatMap((field) => diffValue(before[field], after[field], [...where, { field }]))
}

function diffLists(before: readonly Item[], after: readonly Item[], where: readonly Step[]): Difference[] {
  const old = new Map(before.map((item) => [item['_uid'], item]))
  const kept = new Set(after.map((item) => item['_uid']))
  const stepTo = (item: Item) => [...where, { kind: String(item['component']) }]
  const removed = before.filter((item) => !kept.has(item['_uid']))
  const [orderBefore, orderAfter] = [before, after].map((list) =>
    list.map((item) => item['_uid']).filter((uid) => kept.has(uid) && old.has(uid)),
  )
  return [
    ...removed.map((item) => ({ kind: 'removed', where: stepTo(item), before: toWords(item), after: '' }) as const),
    ...after.flatMap((item): Difference[] => {
      const earlier = old.get(item['_uid'])
      if (!earlier) return [{ kind: 'added', where: stepTo(item), before: '', after: toWords(item) }]
      return diffItems(earlier, item, stepTo(item))
    }),
    ...(orderBefore?.join() === orderAfter?.join() ? [] : [{ kind: 'moved', where, before: '', after: '' } as const]),
  ]
}

/** What is left out and what is empty are the same to a reader. */
function normal(value: unknown): unknown {
  const isEmpty = value === undefined || value === null || value === '' || value === false
  return isEmpty || (isItem(value) && Object.values(value).every((inner) => normal(inner) === null)) ? null : value
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isItem) && value.some((item) => '_uid' in item)
}

function itemsOf(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

function isText(value: Item): boolean {
  return value['type'] === 'doc'
}

/** A value as people read it: the words of a text, the address of a link, the name of a file. */
export function toWords(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(toWords).filter(Boolean).join(', ')
  if (!isItem(value)) return String(value)
  if (isText(value)) return wordsIn(value)
  const { filename, cached_url, url, current } = value
  const plain = [filename, cached_url, url, current].find((part) => part !== undefined && part !== '')
  if (plain !== undefined) return String(plain)
  const parts = Object.entries(value).filter(([key]) => !ownKeys.includes(key))
  return parts
    .map(([, inner]) => toWords(inner))
    .filter(Boolean)
    .join(' · ')
}
