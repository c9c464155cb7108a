import type { Endpoint } from '../endpoint.ts'
import { pathParamsOf } from '../path-params.ts'
import { operationOf, tagOf } from './operation.ts'
import { createSchemaCollection } from './schema-collection.ts'
import { tagDescriptions } from './tags.ts'
import type { OpenApiDocument, OpenApiOperation } from './types.ts'

const DESCRIPTION =
  'Every answer is an envelope: `{ code, result, meta }`. The HTTP status equals `code`. ' +
  'A refusal has a sentence for people in `result` and a stable code for programs in `meta.refusal`. ' +
  'Calls whose body says `additionalProperties: false` refuse fields they do not know, in the query too. ' +
  'The address and the headers of a request may have 16 kB together; what is longer is answered with 431, without an envelope: ' +
  'long questions go into the body of a call that takes one.'

/** The OpenAPI 3.1 document of the given endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], { version }: { version: string }): OpenApiDocument {
  const collection = createSchemaCollection()
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const endpoint of endpoints) {
    const path = templateOf(endpoint.path)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, collection) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Vonk API', version, description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map((endpoint) => tagOf(endpoint.path)))].toSorted().map(describeTag),
    security: [{}, { token: [] }],
    paths,
    components: {
      schemas: collection.schemas,
      parameters: { storeCode: storeCodeParameter, idempotencyKey: idempotencyKeyParameter },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        backOfficeKey: { type: 'http', scheme: 'bearer', description: 'A key that `vonk keys add NAME` has made.' },
      },
    },
  }
}

function describeTag(name: string): OpenApiDocument['tags'][number] {
  const description = tagDescriptions[name]
  return description === undefined ? { name } : { name, description }
}

const storeCodeParameter = {
  name: 'x-vs-store-code',
  in: 'header',
  required: false,
  description: 'The store view that asks; the default view when absent. `?storeCode=` works as well.',
  schema: { type: 'string' },
} as const

const idempotencyKeyParameter = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description:
    'Up to 128 letters, digits, `.`, `:`, `-` or `_`: a batch that is sent again under its key is answered as before and does nothing.',
  schema: { type: 'string' },
} as const

function templateOf(path: string): string {
  return pathParamsOf(path).reduce(
    (template, { name, isRest }) => template.replace(isRest ? `:${name}{.+}` : `:${name}`, `{${name}}`),
    path,
  )
}
