import { describe, expect, it } from 'vitest'
import { groupByChild } from './group-by-child.ts'

const mila = { id: '1', firstName: 'Mila' }
const sem = { id: '2', firstName: 'Sem' }
const cap = { sku: 'CAP', childId: '1' }
const tee = { sku: 'TEE', childId: '2' }
const socks = { sku: 'SOCKS', childId: '1' }
const bag = { sku: 'BAG', childId: null }

describe('groupByChild', () => {
  it('puts the lines of each child together, in the order of the family, and the others at the end', () => {
    expect(groupByChild([bag, tee, cap, socks], [mila, sem])).toEqual([
      { child: mila, lines: [cap, socks] },
      { child: sem, lines: [tee] },
      { child: null, lines: [bag] },
    ])
  })

  it('has no group for others where every line belongs to a child, nor for a child without lines', () => {
    expect(groupByChild([cap], [mila, sem])).toEqual([{ child: mila, lines: [cap] }])
  })

  it('ungroups the lines of a child that was deleted', () => {
    expect(groupByChild([cap, tee], [sem])).toEqual([
      { child: sem, lines: [tee] },
      { child: null, lines: [cap] },
    ])
    expect(groupByChild([cap, bag], [sem])).toEqual([])
    expect(groupByChild([bag], [])).toEqual([])
  })
})
