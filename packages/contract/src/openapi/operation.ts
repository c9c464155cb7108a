import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { successEnvelope } from '../envelope.ts'
import { refusalResponses } from './refusal-responses.ts'
import type { SchemaCollection } from './schema-collection.ts'
import type { JsonSchema, OpenApiOperation, OpenApiParameter } from './types.ts'

/** One endpoint as an operation of the OpenAPI document. */
export function operationOf(endpoint: Endpoint, collection: SchemaCollection): OpenApiOperation {
  const { name, summary, body, result, meta, isBare, takesKey, contentType } = endpoint
  const answer = isBare ? result : successEnvelope(result, meta)
  return {
    operationId: name,
    ...(summary && { summary }),
    tags: [tagOf(endpoint.path)],
    parameters: [
      ...parametersOf(endpoint, 'path', collection),
      ...parametersOf(endpoint, 'query', collection),
      { $ref: `#/components/parameters/${takesKey ? 'idempotencyKey' : 'storeCode'}` },
    ],
    ...(takesKey && { security: [{ backOfficeKey: [] }] }),
    ...(body && { requestBody: { required: true, content: contentOf(endpoint, body, collection) } }),
    responses: {
      200: {
        description: 'Done',
        content: contentType
          ? fileContent(contentType)
          : jsonContent(collection.add(`${name}Answer`, answer, 'output')),
      },
      ...refusalResponses(endpoint, collection),
    },
  }
}

/** Calls are grouped by what they are about; `ext` is only the drawer they lie in. */
export function tagOf(path: string): string {
  const [, , first = '', second = ''] = path.split('/')
  return first === 'ext' ? second : first
}

function parametersOf(endpoint: Endpoint, where: 'path' | 'query', collection: SchemaCollection): OpenApiParameter[] {
  const shape = (where === 'path' ? endpoint.params : endpoint.query)?.shape ?? {}
  return Object.entries(shape).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || field._zod.optin === undefined,
    // A shape holds the core type; every field in it is a full schema.
    schema: collection.add(`${endpoint.name}_${name}`, field as z.ZodType, 'input'),
  }))
}

function contentOf({ name, takesText, ...call }: Endpoint, body: z.ZodType, collection: SchemaCollection) {
  return takesText
    ? { '*/*': { schema: { type: 'string' as const } } }
    : jsonContent(collection.add(`${name}Body`, body, call.refusesUnknownFields ? 'closed input' : 'input'))
}

function fileContent(contentType: string) {
  return { [contentType]: { schema: { type: 'string' as const, format: 'binary' } } }
}

function jsonContent(schema: JsonSchema) {
  return { 'application/json': { schema } }
}
