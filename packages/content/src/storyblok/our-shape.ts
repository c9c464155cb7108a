import { describeComponents, type FieldDescription, textLooks } from '@vonk/contract'
import { splitTexts } from './split-texts.ts'

/** Fields whose values a space writes in another shape than ours. */
export type ShapedFields = {
  /** They hold one item; a space keeps every nested item in a list. */
  readonly single: ReadonlySet<string>
  /** They hold a group of fields, which is no item with us; left out, it has its usual values. */
  readonly groups: ReadonlySet<string>
  /** They hold words; a space has one text with commas or lines. */
  readonly words: ReadonlySet<string>
  /** They hold a day; a space adds the time. */
  readonly days: ReadonlySet<string>
  /** They hold blocks, texts among them. */
  readonly blocks: ReadonlySet<string>
}

/** Those fields, told by the schemas of our blocks. */
export function shapedFields(): ShapedFields {
  const fields = describeComponents().flatMap((component) => component.fields)
  const namesOf = (isMeant: (field: FieldDescription) => boolean) =>
    new Set(fields.filter(isMeant).map((field) => field.name))
  return {
    single: namesOf((field) => field.type === 'items' && field.isSingle),
    groups: namesOf(
      (field) => field.type === 'items' && field.isSingle && typeof field.usual === 'object' && !!field.usual,
    ),
    words: namesOf((field) => field.type === 'words'),
    days: namesOf((field) => field.type === 'date'),
    blocks: namesOf((field) => field.type === 'items' && field.components.includes('rich-text')),
  }
}

const deepest = 100

/** Content of a space in the shape of ours: single items without their list, days without time, nothing for what is blank. */
export function toOurShape(value: unknown, fields: ShapedFields, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((entry) => toOurShape(entry, fields, depth + 1))
  const plain = plainLink(value) ?? plainText(value)
  if (plain) return withoutBlanks(plain)
  return Object.fromEntries(
    Object.entries(withoutBlanks(value)).map(([field, inner]) => {
      const shaped = Array.isArray(inner)
        ? shapedList(field, inner, fields)
        : shapedValue(value, [field, inner], fields)
      return [field, toOurShape(shaped, fields, depth + 1)]
    }),
  )
}

/** An option, a number or a group an editor has not touched is an empty text, or null: left out, it takes its usual value. */
function withoutBlanks(parent: object): object {
  const isText = 'type' in parent && parent.type === 'text'
  const isItem = 'component' in parent
  return Object.fromEntries(
    Object.entries(parent).filter(
      ([field, value]) => !(value === '' && !(isText && field === 'text')) && !(value === null && isItem),
    ),
  )
}

function shapedValue(parent: object, [field, value]: readonly [string, unknown], fields: ShapedFields): unknown {
  const isWidth = 'component' in parent && parent.component === 'width' && /^\d{1,2}$/.test(String(value))
  if (isWidth) return { current: Number(value) }
  if (typeof value !== 'string') return value
  if (fields.days.has(field)) return value.replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, '$1')
  if (!fields.words.has(field)) return value
  return value
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function shapedList(field: string, list: readonly unknown[], fields: ShapedFields): unknown {
  if (field === 'marks') return list.filter(isOurMark)
  if (fields.blocks.has(field)) return splitTexts(list)
  if (!fields.single.has(field)) return list
  return list[0] ?? (fields.groups.has(field) ? undefined : null)
}

/** Colours and classes of a space's own mean nothing to our styles; the words stay. */
function isOurMark(mark: unknown): boolean {
  if (typeof mark !== 'object' || mark === null || !('type' in mark)) return true
  if (mark.type === 'textStyle') return false
  if (mark.type !== 'styled') return true
  const attrs = 'attrs' in mark && typeof mark.attrs === 'object' && mark.attrs !== null ? mark.attrs : {}
  return 'class' in attrs && textLooks.some((look) => look === attrs.class)
}

function plainLink(value: object) {
  if (!('linktype' in value)) return null
  if (value.linktype === 'email' && 'email' in value) return { linktype: 'url', url: `mailto:${value.email}` }
  return value.linktype === 'asset' ? { ...value, linktype: 'url' } : null
}

/** A smiley is a sign like any other. */
function plainText(value: object) {
  if (!('type' in value && value.type === 'emoji' && 'attrs' in value)) return null
  const { attrs } = value
  const hasSign = typeof attrs === 'object' && attrs !== null && 'emoji' in attrs && typeof attrs.emoji === 'string'
  return { type: 'text', text: hasSign ? attrs.emoji : '' }
}
