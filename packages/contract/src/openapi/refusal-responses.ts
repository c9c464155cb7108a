import { commonRefusals } from '../common-refusals.ts'
import { type Endpoint, foreignClientInputStatus } from '../endpoint.ts'
import { refusalEnvelope } from '../envelope.ts'
import type { SchemaCollection } from './schema-collection.ts'
import type { JsonSchema, OpenApiResponse } from './types.ts'

type Refusal = { readonly code: string; readonly status: number; readonly details?: JsonSchema }

/** Every way an endpoint may refuse, its own and the common ones, grouped by status. */
export function refusalResponses(endpoint: Endpoint, collection: SchemaCollection): Record<string, OpenApiResponse> {
  const envelope = collection.add('Refusal', refusalEnvelope, 'output')
  const byStatus = Object.groupBy(refusalsOf(endpoint, collection), (refusal) => String(refusal.status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, refusals = []]) => [
      status,
      {
        description: refusals.map((refusal) => describe(endpoint, refusal)).join('; '),
        content: {
          'application/json': {
            schema: endpoint.foreignClients ? {} : { allOf: [envelope, anyOf(refusals.map(schemaOf))] },
          },
        },
      },
    ]),
  )
}

function refusalsOf(endpoint: Endpoint, collection: SchemaCollection): Refusal[] {
  const own = Object.entries(endpoint.refusals).map(([code, declared]) =>
    typeof declared === 'number'
      ? { code, status: declared }
      : {
          code,
          status: declared.status,
          details: collection.add(`${endpoint.name}-${code}`, declared.details, 'output'),
        },
  )
  return [...own, ...commonCodesOf(endpoint).map((code) => ({ code, status: commonStatusOf(endpoint, code) }))]
}

function commonCodesOf(endpoint: Endpoint) {
  const takesBody = endpoint.body || endpoint.refusesUnknownFields
  const hasInput = endpoint.params || endpoint.query || takesBody
  const input = hasInput ? (['invalid-input'] as const) : []
  const body = takesBody ? (['malformed-json', 'body-too-large', 'unsupported-media-type'] as const) : []
  return [...input, ...body, 'internal', 'unavailable'] as const
}

function commonStatusOf({ foreignClients }: Endpoint, code: keyof typeof commonRefusals): number {
  return foreignClients && code === 'invalid-input' ? foreignClientInputStatus : commonRefusals[code]
}

function schemaOf({ code, status, details }: Refusal): JsonSchema {
  const refusal = { type: 'object' as const, properties: { refusal: { const: code } }, required: ['refusal'] }
  const meta = details ? { allOf: [refusal, details] } : refusal
  return { type: 'object', properties: { code: { const: status }, meta } }
}

function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [only, ...others] = schemas
  return only && others.length === 0 ? only : { anyOf: [...schemas] }
}

function describe(endpoint: Endpoint, { code }: Refusal): string {
  const message = endpoint.messages?.[code]
  return typeof message === 'string' ? `\`${code}\` (${message})` : `\`${code}\``
}
