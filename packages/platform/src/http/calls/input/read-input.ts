import { type CommonRefusal, type Endpoint, findUnknownInput, type InputIssue } from '@vonk/contract'
import { ok, type Result } from '@vonk/domain/result'
import type { z } from 'zod'
import { readJsonBody, readTextBody } from './read-json-body.ts'
import { MOST_ISSUES, refuseInput } from './refuse-input.ts'
import { findNuls } from './storable-text.ts'

type RawInput = {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly bodyLimit: number
}

/** Reads path, query and body of a request into the endpoint's one flat input. */
export async function readInput(endpoint: Endpoint, raw: RawInput): Promise<Result<object, CommonRefusal>> {
  const limit = endpoint.bodyLimit ?? raw.bodyLimit
  const readBody = endpoint.takesText ? readTextBody : readJsonBody
  const body = endpoint.body || endpoint.refusesUnknownFields ? await readBody(raw.request, limit) : ok({})
  if (!body.ok) return body

  const query = queryOf(endpoint, raw.query)
  const issues = [
    ...findNuls(raw.params, 'params'),
    ...findNuls(query, 'query'),
    ...findUndeclared(endpoint, raw.query),
    ...findUnknown(endpoint, { queryKeys: raw.query.keys(), body: body.value }),
  ]
  const input = {
    ...parsePart('params', endpoint.params, raw.params, issues),
    ...parsePart('query', endpoint.query, query, issues),
    ...parsePart('body', endpoint.body, body.value, issues),
  }
  return issues.length === 0 ? ok(input) : refuseInput(issues)
}

function findUnknown(endpoint: Endpoint, given: Parameters<typeof findUnknownInput>[1]): InputIssue[] {
  return endpoint.refusesUnknownFields ? findUnknownInput(endpoint, given).slice(0, MOST_ISSUES) : []
}

function parsePart(part: string, schema: z.ZodType | undefined, value: unknown, issues: InputIssue[]): object {
  if (!schema) return {}
  const parsed = schema.safeParse(value)
  // The contract allows only object schemas as parts of an input.
  if (parsed.success) return parsed.data as object
  for (const { path, message } of parsed.error.issues.slice(0, MOST_ISSUES)) {
    issues.push({ path: [part, ...path].map(String).join('.'), message })
  }
  return {}
}

// A list takes every value of a repeated key, anything else the first; undeclared keys are never looked at.
function queryOf(endpoint: Endpoint, query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of endpoint.queryFields) {
    if (endpoint.nestedFields?.includes(field)) {
      const nested = [...query].filter(([key]) => nestedFieldOf(key) === field)
      if (nested.length > 0) values[field] = nested
      continue
    }
    const isList = endpoint.listFields.includes(field)
    if (query.has(field)) values[field] = isList ? query.getAll(field) : query.get(field)
  }
  return values
}

/** `filter` of `filter[name][in]`. */
function nestedFieldOf(key: string): string {
  return key.split('[', 1)[0] ?? ''
}

function findUndeclared(
  { foreignClients, queryFields, nestedFields = [] }: Endpoint,
  query: URLSearchParams,
): InputIssue[] {
  if (!foreignClients) return []
  const isDeclared = (key: string) =>
    queryFields.includes(key) ||
    nestedFields.includes(nestedFieldOf(key)) ||
    foreignClients.passedOver.some((beginning) => key.startsWith(beginning))
  const undeclared = [...new Set(query.keys())].filter((key) => !isDeclared(key))
  return undeclared.slice(0, MOST_ISSUES).map((key) => ({ path: `query.${key}`, message: 'Unknown parameter' }))
}
