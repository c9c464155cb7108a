import { describe, expect, it } from 'vitest'
import * as calls from './calls/index.ts'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { openApiDocument } from './openapi/index.ts'

const endpoints: readonly Endpoint[] = Object.values(contract)
const refusals = endpoints.flatMap((endpoint) => Object.values(endpoint.refusals))

const { paths, components } = openApiDocument(endpoints, { version: '1.0.0' })

/** Lists and tables of one schema that a body may fill without end, by where they stand. */
function endlessIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, type, maxItems, additionalProperties: each } = schema as Record<string, unknown> // JSON Schema has any key.
  if (typeof $ref === 'string') return endlessIn(components.schemas[$ref.split('/').at(-1) ?? ''], path)
  const isEndless = (type === 'array' && maxItems === undefined) || Object.keys(each ?? {}).length > 0
  const inside = Object.entries(schema).flatMap(([name, inner]) => endlessIn(inner, `${path}.${name}`))
  return isEndless ? [path, ...inside] : inside
}

describe('contract', () => {
  it('holds every call under its name, and no other', () => {
    const { ...plain } = calls
    const named = Object.entries(contract).map(([key, { name, method, path }]) => [key, name, method, path])

    expect(named.toSorted()).toEqual(
      Object.entries(plain)
        .map(([key, { name, method, path }]) => [key, name, method, path])
        .toSorted(),
    )
    for (const [key, name] of named) expect(key).toBe(name)
  })

  it('says how long every list in a body may be: one full of wrong entries would keep everybody waiting', () => {
    const bodies = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ requestBody }) => ({
        path,
        schema: requestBody?.content['application/json']?.schema,
      })),
    )

    expect(bodies.filter(({ schema }) => schema).length).toBeGreaterThan(10)
    expect(bodies.flatMap(({ path, schema }) => endlessIn(schema, path))).toEqual([])
  })

  it('tells whoever calls too often how long to wait, so that the answer carries Retry-After', () => {
    const slowed = refusals.filter((refusal) => (typeof refusal === 'number' ? refusal : refusal.status) === 429)
    const waits = slowed.map((refusal) =>
      typeof refusal === 'number' ? null : refusal.details.safeParse({ retryAfterMs: 1_500 }).data,
    )

    expect(slowed.length).toBeGreaterThan(3)
    expect(waits).toEqual(slowed.map(() => ({ retryAfterMs: 1_500 })))
  })
})
