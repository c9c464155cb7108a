import type { OpenApiDocument } from '@vonk/contract'
import { type Call, parametersOf } from './call.ts'
import { asSchema, type Schema } from './schema-view.ts'

const DEEPEST = 4

/** A command that makes the call with values of the right types. */
export function curlOf(document: OpenApiDocument, { path, method, operation }: Call, origin: string): string {
  const parameters = parametersOf(document, operation)
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, { name, schema }) => url.replace(`{${name}}`, String(exampleOf(document, schema))), path)
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(document, schema)))}`)
  const body = operation.requestBody?.content['application/json']?.schema
  return [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${origin}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}'`,
    ...(body ? ["  -H 'content-type: application/json'", `  -d '${JSON.stringify(exampleOf(document, body))}'`] : []),
  ].join(' \\\n')
}

/** A value that fits the schema well enough to show its shape. */
function exampleOf(document: OpenApiDocument, schema: Schema, depth = 0): unknown {
  if (schema.$ref) return exampleOf(document, schemaAt(document, schema.$ref), depth + 1)
  if (schema.const !== undefined) return schema.const
  const [choice] = schema.enum ?? []
  if (choice !== undefined) return choice
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return exampleOf(document, first, depth)
  if (schema.properties) return exampleFields(document, schema, depth)
  return plainExample([schema.type].flat()[0])
}

function exampleFields(document: OpenApiDocument, schema: Schema, depth: number): Record<string, unknown> {
  const needed = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
  if (depth > DEEPEST) return {}
  return Object.fromEntries(needed.map(([name, field]) => [name, exampleOf(document, asSchema(field), depth + 1)]))
}

function plainExample(type: string | undefined): unknown {
  const examples: Record<string, unknown> = { integer: 1, number: 1, boolean: true, array: [], object: {}, null: null }
  return type !== undefined && type in examples ? examples[type] : 'text'
}

function schemaAt(document: OpenApiDocument, ref: string): Schema {
  return document.components.schemas[ref.replace('#/components/schemas/', '')] ?? {}
}
