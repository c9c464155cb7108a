import { z } from 'zod'
import type { JsonSchema } from './types.ts'

type Direction = 'input' | 'output'

/** Gathers the named schemas of all endpoints under `#/components/schemas`. */
export type SchemaCollection = {
  readonly schemas: Record<string, JsonSchema>
  /** `name` is used where a schema without an id refers to itself. */
  add(name: string, schema: z.ZodType, io: Direction): JsonSchema
}

export function createSchemaCollection(): SchemaCollection {
  const schemas: Record<string, JsonSchema> = {}
  return {
    schemas,
    add(name, schema, io) {
      const { $schema: _, $defs = {}, ...root }: JsonSchema = z.toJSONSchema(schema, { io, override: simplify })
      const rename = renamer(name, io)
      for (const [id, definition] of Object.entries($defs)) schemas[rename(id)] = withRefs(definition, rename)
      if (!JSON.stringify({ $defs, root }).includes('"$ref":"#"')) return withRefs(root, rename)

      schemas[rename('')] = withRefs(root, rename)
      return { $ref: refTo(rename('')) }
    },
  }
}

// Undeclared fields are dropped, not refused, and every integer is a safe one: saying so each time is noise.
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
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
