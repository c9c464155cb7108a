import { describe, expect, it } from 'vitest'
import { messageTypes } from './message-types.ts'

describe('messageTypes', () => {
  it('asks for the values a text is filled in with', () => {
    const first = { plain: 'Sluiten', greeting: 'Hoi {name}' }
    const later = { count: '{amount, plural, one {één jas van {brand}} other {# jassen}}' }
    const account = { balance: '{points} punten' }
    const types = messageTypes({ first, later, account, choices: {} })

    expect(types).toContain("'plain': null")
    expect(types).toContain("'greeting': { name: string }")
    expect(types).toContain("'count': { amount: number; brand: string }")
    expect(types).toContain("export type AccountMessageValues = {\n  'balance': { points: string }\n}")
  })
})
