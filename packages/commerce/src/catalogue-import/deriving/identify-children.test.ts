import { describe, expect, it } from 'vitest'
import { identifyChildren } from './identify-children.ts'

const ids = new Map([
  ['WH01-XS', 7],
  ['42', 8],
])
const identify = (children: unknown) =>
  identifyChildren({ sku: 'WH01', configurable_children: children }, (sku) => ids.get(sku))['configurable_children']

describe('identifyChildren', () => {
  it('finds the id of a variant by its sku', () => {
    expect(identify([{ sku: 'WH01-XS' }, { sku: 42, id: null }])).toEqual([
      { sku: 'WH01-XS', id: 7 },
      { sku: 42, id: 8 },
    ])
  })

  it('leaves ids that are there, and variants nobody knows', () => {
    const children = [{ sku: 'WH01-XS', id: 1 }, { sku: 'WH01-XS', entity_id: 2 }, { sku: 'WH01-S' }, {}, 'none', null]

    expect(identify(children)).toEqual(children)
    expect(identifyChildren({ sku: 'VH09' }, () => 1)).toEqual({ sku: 'VH09' })
  })
})
