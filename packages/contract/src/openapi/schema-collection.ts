import { z } from 'zod'
import { takesItsShapeOnly } from '../unknown-fields/find-unknown-fields.ts'
import type { JsonSchema } from './types.ts'

type Direction = 'input' | 'output'

/** One schema as Zod has converted it. */
type Converted = { readonly zodSchema: z.core.$ZodType; readonly jsonSchema: JsonSchema }

/** Gathers the named schemas of all endpoints under `#/components/schemas`. */
export type SchemaCollection = {
  readonly schemas: Record<string, JsonSchema>
  /** `name` is used where a schema without an id refers to itself. */
  add(name: string, schema: z.ZodType, io: Direction | ClosedInput): JsonSchema
}

/** Input in which a field that is not declared is refused. */
type ClosedInput = 'closed input'

export function createSchemaCollection(): SchemaCollection {
  const schemas: Record<string, JsonSchema> = {}
  return {
    schemas,
    add(name, schema, form) {
      const io = form === 'output' ? form : 'input'
      const override = form === 'closed input' ? close : simplify
      const { $schema: _, $defs = {}, ...root }: JsonSchema = z.toJSONSchema(schema, { io, override })
      const rename = renamer(name, io)
      for (const [id, definition] of Object.entries($defs)) schemas[rename(id)] = withRefs(definition, rename)
      if (!JSON.stringify({ $defs, root }).includes('"$ref":"#"')) return withRefs(root, rename)

      schemas[rename('')] = withRefs(root, rename)
      return { $ref: refTo(rename('')) }
    },
  }
}

function close(converted: Converted): void {
  simplify(converted)
  // Every schema of Zod is one of these; the base class does not say so.
  const { def } = (converted.zodSchema as z.core.$ZodTypes)._zod
  if (def.type === 'object' && takesItsShapeOnly(def)) converted.jsonSchema.additionalProperties = false
}

// Undeclared fields are dropped where nobody refuses them, and every integer is a safe one: saying so each time is noise.
function simplify({ jsonSchema }: Pick<Converted, 'jsonSchema'>): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

// A named schema may look different as input; Zod counts unnamed ones from `__schema0` in every document.
function renamer(name: string, io: Direction) {
  const suffix = io === 'input' ? 'Input' : ''
  return (id: string) => `${id === '' || id.startsWith('__') ? `${name}${id.replace('__', '_')}` : id}${suffix}`
}

function refTo(id: string): string {
  return `#/components/schemas/${id}`
}

function withRefs(schema: JsonSchema, rename: (id: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value
    return refTo(rename(value === '#' ? '' : value.replace('#/$defs/', '')))
  })
}
