import type { ComponentDescription, FieldDescription } from '@vonk/contract'
import { type Item, isItem } from './change-content.ts'

export type Kinds = ReadonlyMap<string, ComponentDescription>

/** Groups of fields, which carry neither a kind nor a key. */
const groups = ['width', 'spacing', 'seo']

export function isGroup(component: string): boolean {
  return groups.includes(component)
}

/** A new part of a kind with everything that can be filled in for its author. */
export function newItem(kinds: Kinds, component: string, newUid: () => string): Item {
  const fields = kinds.get(component)?.fields ?? []
  const values = fields.map((field): [string, unknown] => [field.name, firstValue(kinds, field, newUid)])
  const own = isGroup(component) ? {} : { component, _uid: newUid() }
  return { ...own, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) }
}

/** Fields that may be left out are: the schemas fill them in. */
function firstValue(kinds: Kinds, field: FieldDescription, newUid: () => string): unknown {
  if (!field.isRequired) return undefined
  if (field.type === 'line' || field.type === 'text') return ''
  if (field.type === 'choice') return field.choices[0]
  if (field.type === 'date') return new Date().toISOString().slice(0, 10)
  if (field.type === 'rich-text') return { type: 'doc', content: [] }
  if (field.type !== 'items') return undefined
  const [component] = field.components
  if (component === undefined) return undefined
  const item = newItem(kinds, component, newUid)
  return field.isSingle ? item : [item]
}

/** What an item is called in a list: the first words in it, or those of what lies in it, such as the groups of a menu column. */
export function summaryOf(kinds: Kinds, item: Item): string {
  const fields = kinds.get(String(item['component']))?.fields ?? []
  const texts = fields.filter(({ type }) => type === 'line' || type === 'text').map(({ name }) => item[name])
  const own = texts.find((text): text is string => typeof text === 'string' && text !== '') ?? wordsIn(item['text'])
  const words =
    own || fields.flatMap((field) => (field.type === 'items' ? partsOf(kinds, item[field.name]) : [])).join(', ')
  return words.length > 60 ? `${words.slice(0, 57)}…` : words
}

function partsOf(kinds: Kinds, value: unknown): string[] {
  return [value]
    .flat()
    .filter(isItem)
    .map((part) => summaryOf(kinds, part))
    .filter(Boolean)
}

/** The fields of an item that count for what is chosen in it: of a row of products those of what it is chosen from. */
export function shownFields(fields: readonly FieldDescription[], item: Item): readonly FieldDescription[] {
  const sources = bySource[String(item['component'])]
  if (!sources) return fields
  const source = fields.find(({ name }) => name === 'source')
  const chosen = item['source'] ?? (source?.type === 'choice' ? source.choices[0] : undefined)
  return fields.filter(({ name }) => sources[name] === undefined || sources[name] === chosen)
}

/** By kind: which choice of `source` a field belongs to. */
const bySource: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'product-carousel': { skus: 'skus', categoryId: 'category', query: 'query' },
}

/** The words of a rich text without their looks. */
export function wordsIn(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  if (!('content' in node) || !Array.isArray(node.content)) return ''
  return node.content
    .map(wordsIn)
    .filter(Boolean)
    .join(isBlockOfText(node) ? '' : ' ')
}

function isBlockOfText(node: object): boolean {
  return 'type' in node && (node.type === 'paragraph' || node.type === 'heading')
}
