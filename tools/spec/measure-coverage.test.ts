import { describe, expect, it } from 'vitest'
import { describeCoverage, measureCoverage } from './measure-coverage.ts'
import { parseRules } from './rules.ts'

const rules = parseRules(`id\tarea\tkind\trule\tsource
CART-01\tCART\tbehaviour\tAn item can be added.\tcore §1
CART-02\tCART\topen\tNobody knows.\tcore §1
CART-03\tCART\tconstant\tAt most 40.\tcore §1
PAY-01\tPAY\tdropped\tNo cheques.\tcore §1
PAY-02\tPAY\tbehaviour\tCards work.\tcore §1`)
const named = { named: new Set(['CART-01', 'PAY-02']), live: new Set(['CART-01']) }

describe('measureCoverage', () => {
  it('counts the binding rules that a test names', () => {
    expect(measureCoverage(rules, named)).toMatchObject({ total: 3, named: 2, live: 1 })
  })

  it('looks at the areas asked for only', () => {
    expect(measureCoverage(rules, named, ['PAY'])).toMatchObject({
      total: 1,
      named: 1,
      live: 0,
      areas: [{ area: 'PAY', dead: [{ id: 'PAY-02' }] }],
    })
  })
})

describe('describeCoverage', () => {
  it('lists the areas, and the missing rules when asked', () => {
    const coverage = measureCoverage(rules, named, ['CART'])

    expect(describeCoverage(coverage, { showMissing: true })).toEqual([
      'CART     1 of 2     1 live',
      '       no test: CART-03 (constant) At most 40.',
      'rules named by a test: 1 of 2; reached through the shop: 1',
    ])
    expect(describeCoverage(coverage, { showMissing: false })).toHaveLength(2)
    expect(describeCoverage(measureCoverage(rules, named, ['PAY']), { showMissing: true })[1]).toBe(
      '       not live: PAY-02 (behaviour) Cards work.',
    )
  })
})
