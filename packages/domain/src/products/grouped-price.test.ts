import { describe, expect, it } from 'vitest'
import { err, ok } from '../result/index.ts'
import { groupedMembers, groupedPrice } from './grouped-price.ts'
import { aLink, anAmount } from './testing.ts'

const priced = (gross: number | null, link = aLink()) => ({
  ...link,
  product: { price: gross === null ? null : anAmount(gross) },
})

describe('groupedMembers', () => {
  it('are the associated simple products [PROD-13]', () => {
    const links = [aLink(), aLink({ type: 'colorrelation' }), aLink({ linkedType: 'configurable' })]

    expect(groupedMembers(links)).toEqual(ok([aLink()]))
  })

  it('reports a grouped product without links as an error [PROD-37]', () => {
    expect(groupedMembers([])).toEqual(err({ code: 'grouped-without-links' }))
  })
})

describe('groupedPrice', () => {
  it('starts at 0 [PRICE-11]', () => {
    expect(groupedPrice([])).toEqual({ net: 0, tax: 0, gross: 0 })
  })

  it('is the sum of the associated simple products, one of each [PRICE-11]', () => {
    const links = [
      priced(1999),
      priced(2999),
      priced(5000, aLink({ type: 'related' })),
      priced(7000, aLink({ linkedType: 'bundle' })),
    ]

    expect(groupedPrice(links)).toEqual({ net: 4131, tax: 867, gross: 4998 })
  })

  it('is unknown while the price of a member is', () => {
    expect(groupedPrice([priced(1999), priced(null)])).toBeNull()
    expect(groupedPrice([priced(1999), priced(null, aLink({ type: 'related' }))])?.gross).toBe(1999)
  })
})
