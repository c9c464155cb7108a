import { describe, expect, it } from 'vitest'
import { findNamedRules } from './find-named-rules.ts'

const ids = (text: string, path = 'a.test.ts') => findNamedRules([{ path, text }]).map(({ id }) => id)

describe('findNamedRules', () => {
  it('reads the ids at the end of a title', () => {
    expect(ids("it('asks before removing [DEMO-21]', () => {})")).toEqual(['DEMO-21'])
    expect(ids("test('adds [DEMO-01] [DEMO-02]', () => {})")).toEqual(['DEMO-01', 'DEMO-02'])
    expect(ids("it('adds [DEMO-01, DEMO-02]', () => {})")).toEqual(['DEMO-01', 'DEMO-02'])
  })

  it('reads titles of tables and titles with a value in them', () => {
    expect(ids("it.each([f(1), 2])('adds %i [DEMO-01]', () => {})")).toEqual(['DEMO-01'])
    expect(ids('for (const v of views) it(`serves $' + '{v.code} [DEMO-03]`, () => {})')).toEqual(['DEMO-03'])
  })

  it('does not count what does not run or is no test', () => {
    expect(ids("it.skip('adds [DEMO-01]', () => {})")).toEqual([])
    expect(ids("// it('adds [DEMO-01]', () => {})")).toEqual([])
    expect(ids("describe('cart [DEMO-01]', () => {})")).toEqual([])
    expect(ids("it('adds [DEMO-01]', () => {})", 'cart.ts')).toEqual([])
  })

  it('says where', () => {
    const found = findNamedRules([{ path: 'a.test.ts', text: "\n\nit('adds [DEMO-01]', () => {})" }])

    expect(found).toMatchObject([{ id: 'DEMO-01', file: 'a.test.ts', line: 3 }])
  })
})
