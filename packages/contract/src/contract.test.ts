import { describe, expect, it } from 'vitest'
import { contract } from './contract.ts'
import type { Endpoint } from './endpoint.ts'

const endpoints: readonly Endpoint[] = Object.values(contract)
const refusals = endpoints.flatMap((endpoint) => Object.values(endpoint.refusals))

describe('contract', () => {
  it('tells whoever calls too often how long to wait, so that the answer carries Retry-After', () => {
    const slowed = refusals.filter((refusal) => (typeof refusal === 'number' ? refusal : refusal.status) === 429)
    const waits = slowed.map((refusal) =>
      typeof refusal === 'number' ? null : refusal.details.safeParse({ retryAfterMs: 1_500 }).data,
    )

    expect(slowed.length).toBeGreaterThan(3)
    expect(waits).toEqual(slowed.map(() => ({ retryAfterMs: 1_500 })))
  })
})
