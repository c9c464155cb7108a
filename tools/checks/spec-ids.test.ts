import { describe, expect, it } from 'vitest'
import { checkLiveRules, checkSpecIds } from './spec-ids.ts'

const rules = [{ id: 'CART-01', area: 'CART', kind: 'behaviour', text: '' }]
const named = (id: string) => [{ id, file: 'a.test.ts', line: 3 }]

describe('checkSpecIds', () => {
  it('accepts a rule of the list', () => {
    expect(checkSpecIds(rules, named('CART-01'))).toEqual([])
  })

  it('refuses one that is not', () => {
    expect(checkSpecIds(rules, named('CATR-01'))).toMatchObject([{ file: 'a.test.ts', line: 3 }])
  })
})

describe('checkLiveRules', () => {
  it('refuses a rule that no test reaches through the shop, unless it is on the list', () => {
    expect(checkLiveRules(rules, [])).toMatchObject([
      { severity: 'error', message: expect.stringContaining('CART-01') },
    ])
    expect(checkLiveRules(rules, ['CART-01'])).toEqual([])
  })

  it('wants a rule off the list that is live', () => {
    expect(checkLiveRules([], ['CART-01'])).toMatchObject([{ message: 'CART-01 is live: take it off the list' }])
  })
})
