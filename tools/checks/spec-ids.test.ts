import { describe, expect, it } from 'vitest'
import { checkSpecIds } from './spec-ids.ts'

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
