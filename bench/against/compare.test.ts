import { describe, expect, it } from 'vitest'
import { compare, type Figure, type Trial, toRows } from './compare.ts'

const rates = (...values: number[]): Figure[] => values.map((value) => ({ value, unit: 'per second' }))
const times = (...values: number[]): Figure[] => values.map((value) => ({ value, unit: 'ms' }))
const rowOf = (own: Figure[], other: Figure[], bar = 0.97) => toRows(new Map([['home', { own, other }]]), bar)[0]

describe('toRows', () => {
  it('tells how fast this checkout is beside the other one, and how sure that is', () => {
    expect(rowOf(rates(96.2, 20, 98), rates(100, 20.5, 200))).toEqual({
      what: 'home',
      unit: 'per second',
      this: 96.2,
      that: 100,
      'this/that': '0.962',
      interval: '0.490 to 0.976',
      bar: 0.97,
      reached: 'yes',
    })
  })

  it('misses the bar only where the whole interval lies below it', () => {
    expect(rowOf(rates(96, 95, 94), rates(100, 100, 100))).toMatchObject({ reached: 'no' })
    expect(rowOf(rates(98, 95, 94), rates(100, 100, 100))).toMatchObject({ reached: 'yes' })
  })

  it('takes fewer milliseconds as faster', () => {
    expect(rowOf(times(200), times(100))).toMatchObject({ 'this/that': '0.500', reached: 'no' })
    expect(rowOf(times(50), times(100))).toMatchObject({ 'this/that': '2.000', reached: 'yes' })
  })

  it('reaches no bar with what was not measured', () => {
    expect(rowOf(rates(100), rates(Number.NaN))).toMatchObject({ reached: 'no' })
  })
})

describe('compare', () => {
  it('lets both do each thing in turn, after a warm-up, and changes who comes first', async () => {
    const order: string[] = []
    const trial = (name: string): Trial => ({
      warmUp: async () => order.push(`${name} warms up`),
      measure: async () => {
        order.push(name)
        return { speed: { value: 1, unit: 'per second' } }
      },
    })

    const both = { own: [trial('own')], other: [trial('other')] }
    const rows = await compare(both, { rounds: 2, bar: 0.97, say: () => {} })

    expect(order).toEqual(['own warms up', 'other warms up', 'own', 'other', 'other', 'own'])
    expect(rows).toHaveLength(1)
  })
})
