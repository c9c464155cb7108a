import { z } from 'zod'
import { columnWidthSchema, spacingSchema, widthSchema } from './block-fields.ts'
import { imageSchema } from './image.ts'
import { linkSchema } from './link.ts'
import { seoSchema } from './pages.ts'
import { richTextSchema } from './rich-text.ts'
import { storyContentSchema } from './story-content.ts'

/** What an editor puts into a field. */
type FieldKind =
  | {
      readonly type:
        | 'line'
        | 'text'
        | 'date'
        | 'flag'
        | 'picture'
        | 'pictures'
        | 'link'
        | 'rich-text'
        | 'words'
        | 'story'
    }
  | { readonly type: 'number'; readonly minimum: number | undefined; readonly maximum: number | undefined }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | {
      readonly type: 'items'
      readonly components: readonly string[]
      readonly minimum: number | undefined
      readonly maximum: number | undefined
      /** One item in the place of a list. */
      readonly isSingle: boolean
    }

export type FieldDescription = FieldKind & {
  readonly name: string
  readonly isRequired: boolean
  readonly description: string | undefined
  readonly usual: unknown
}

export type ComponentDescription = {
  readonly name: string
  /** It can be a story of its own, beside a part of others. */
  readonly isStory: boolean
  readonly fields: readonly FieldDescription[]
}

type Schema = z.core.$ZodType
type Shape = Readonly<Record<string, Schema>>
/** The parts of the definitions of Zod's types that are looked at here. */
type Definition = z.core.$ZodTypeDef & {
  readonly innerType?: Schema
  readonly in?: Schema
  readonly out?: Schema
  readonly shape?: Shape
  readonly options?: readonly Schema[]
  readonly element?: Schema
  readonly defaultValue?: unknown
}

/** Groups of fields that are no item with us, but have to be one where every group is. */
const groups = new Map<Schema, string>([
  [widthSchema, 'width'],
  [spacingSchema, 'spacing'],
  [seoSchema, 'seo'],
])
const ownKeys = ['component', '_uid', '_editable']

/** Every kind of story, block and item, told by the schemas that check them. */
export function describeComponents(): ComponentDescription[] {
  const found = new Map<string, ComponentDescription>()
  const waiting: [Schema, boolean][] = storyContentSchema.options.map((schema) => [schema, true])
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [schema, isStory] = next
    const name = nameOf(schema)
    // The first of a name has the most fields: an item may be a block with fewer.
    if (name === null || found.has(name)) continue
    const entries = Object.entries(shapeOf(schema)).filter(([field]) => !ownKeys.includes(field))
    found.set(name, { name, isStory, fields: entries.map(([field, inner]) => describeField(field, inner)) })
    for (const [, inner] of entries) waiting.push(...itemsIn(inner).map((item): [Schema, boolean] => [item, false]))
  }
  return [...found.values()]
}

function describeField(name: string, schema: Schema): FieldDescription {
  const layers = layersOf(schema)
  const usual = layers.map((layer) => defOf(layer).defaultValue).find((value) => value !== undefined)
  const description = layers.map((layer) => z.globalRegistry.get(layer)?.description).find((text) => text)
  return { name, ...kindOf(layers), isRequired: schema._zod.optin === undefined, description, usual }
}

/** A schema and what it wraps, from the outside in. */
function layersOf(schema: Schema): Schema[] {
  const { innerType, in: source, out } = defOf(schema)
  const piped = out && out._zod.def.type !== 'transform' ? out : source
  const inner = innerType ?? piped
  return inner ? [schema, ...layersOf(inner)] : [schema]
}

function defOf(schema: Schema): Definition {
  return schema._zod.def
}

function coreOf(schema: Schema): Schema {
  return layersOf(schema).at(-1) ?? schema
}

function shapeOf(schema: Schema): Shape {
  return defOf(schema).shape ?? {}
}

const special = new Map<Schema, FieldKind['type'] & ('picture' | 'link' | 'rich-text')>([
  [imageSchema, 'picture'],
  [linkSchema, 'link'],
  [richTextSchema, 'rich-text'],
])

function kindOf(layers: readonly Schema[]): FieldKind {
  const core = layers.at(-1)
  const type = layers.map((layer) => special.get(layer)).find((found) => found !== undefined)
  if (type) return { type }
  if (!core || core === columnWidthSchema) return { type: 'number', minimum: 1, maximum: 12 }
  if (defOf(core).type === 'array') return listKind(core)
  if (itemsIn(core).length > 0) return itemsKind(core, { minimum: undefined, maximum: 1, isSingle: true })
  return plainKind(core)
}

function listKind(list: Schema): FieldKind {
  const element = coreOf(defOf(list).element ?? list)
  if (special.get(element) === 'picture') return { type: 'pictures' }
  if (itemsIn(element).length === 0) return { type: 'words' }
  const { minItems, maxItems } = boundsOf(list)
  return itemsKind(element, { minimum: minItems, maximum: maxItems, isSingle: false })
}

type ItemsRest = Pick<Extract<FieldKind, { type: 'items' }>, 'minimum' | 'maximum' | 'isSingle'>

function itemsKind(schema: Schema, rest: ItemsRest): FieldKind {
  const components = itemsIn(schema)
    .map(nameOf)
    .filter((name) => name !== null)
  return { type: 'items', components, ...rest }
}

function plainKind(core: Schema): FieldKind {
  const { enum: choices, type, format, maxLength = 0, minimum, maximum, anyOf } = boundsOf(core)
  if (choices) return { type: 'choice', choices: choices.map(String) }
  if (anyOf) return { type: 'story' }
  if (type === 'boolean') return { type: 'flag' }
  if (type === 'integer' || type === 'number') return { type: 'number', minimum, maximum }
  if (format === 'date') return { type: 'date' }
  return { type: maxLength > longestLine ? 'text' : 'line' }
}

const longestLine = 2_000

function boundsOf(schema: Schema) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** The items a field holds: itself, the entries of its list or the alternatives between them. */
function itemsIn(schema: Schema): Schema[] {
  const core = coreOf(schema)
  const { element, options } = defOf(core)
  if (element) return itemsIn(element)
  if (options) return options.flatMap(itemsIn)
  return nameOf(core) === null ? [] : [core]
}

function nameOf(schema: Schema): string | null {
  const component = shapeOf(schema)['component']
  const [name] = component && 'values' in component._zod ? [...(component._zod.values ?? [])] : []
  return groups.get(schema) ?? (typeof name === 'string' ? name : null)
}
