import { contract } from '@vonk/contract'
import { describe, expect, it } from 'vitest'

/** Every refusal of every call, as it is declared. */
const refusals = contract.flatMap(({ name, refusals: declared }) =>
  Object.entries(declared).map(([code, refusal]) => ({ name, code, refusal })),
)

describe('every call that can be made too often', () => {
  const slowed = refusals.filter(({ refusal }) => (typeof refusal === 'number' ? refusal : refusal.status) === 429)

  it('tells how long to wait, so that the answer carries Retry-After', () => {
    const waits = slowed.map(({ refusal }) =>
      typeof refusal === 'number' ? null : refusal.details.safeParse({ code: 'x', retryAfterMs: 1_500 }).data,
    )

    expect(slowed.length).toBeGreaterThan(5)
    expect(waits).toEqual(slowed.map(() => ({ retryAfterMs: 1_500 })))
  })
})
