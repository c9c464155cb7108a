import type { CommonRefusal, Endpoint, InputIssue } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import type { z } from 'zod'
import { readJsonBody } from './read-json-body.ts'

type RawInput = {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly bodyLimit: number
}

const MOST_ISSUES = 20

/** Reads path, query and body of a request into the endpoint's one flat input. */
export async function readInput(endpoint: Endpoint, raw: RawInput): Promise<Result<object, CommonRefusal>> {
  const body = endpoint.body ? await readJsonBody(raw.request, endpoint.bodyLimit ?? raw.bodyLimit) : ok({})
  if (!body.ok) return body

  const issues: InputIssue[] = []
  const input = {
    ...parsePart('params', endpoint.params, raw.params, issues),
    ...parsePart('query', endpoint.query, queryOf(endpoint, raw.query), issues),
    ...parsePart('body', endpoint.body, body.value, issues),
  }
  return issues.length === 0 ? ok(input) : err({ code: 'invalid-input', issues })
}

function parsePart(part: string, schema: z.ZodType | undefined, value: unknown, issues: InputIssue[]): object {
  if (!schema) return {}
  const parsed = schema.safeParse(value)
  // The contract allows only object schemas as parts of an input.
  if (parsed.success) return parsed.data as object
  for (const issue of parsed.error.issues.slice(0, MOST_ISSUES - issues.length)) {
    issues.push({
      path: [part, ...issue.path].map(String).join('.').slice(0, 200),
      message: issue.message.slice(0, 200),
    })
  }
  return {}
}

// A list takes every value of a repeated key, anything else the first; undeclared keys are never looked at.
function queryOf(endpoint: Endpoint, query: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of endpoint.queryFields) {
    const isList = endpoint.listFields.includes(field)
    if (query.has(field)) values[field] = isList ? query.getAll(field) : query.get(field)
  }
  return values
}
