import { describe, expect, it } from 'vitest'
import { createKeepUnchanged } from './keep-unchanged.ts'

describe('createKeepUnchanged', () => {
  it('gives the same object while it says the same, another as soon as it does not, and a new one in time', () => {
    let clock = 0
    const keep = createKeepUnchanged<{ name: string }>({ keepForMs: 5_000, now: () => clock })
    const first = keep({ name: 'nl' })
    clock = 4_000

    expect(keep({ name: 'nl' })).toBe(first)
    expect(keep({ name: 'de' })).toEqual({ name: 'de' })
    const back = keep({ name: 'nl' })
    clock = 9_000

    expect(keep({ name: 'nl' })).not.toBe(back)
  })
})
