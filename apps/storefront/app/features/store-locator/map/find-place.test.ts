import { describe, expect, it } from 'vitest'
import { aShopLocation } from '../testing.ts'
import { findPlace } from './find-place.ts'

const shops = [aShopLocation()]
const nameOf = (typed: string, country = 'NL') => findPlace(typed, { shops, country })?.name

describe('findPlace', () => {
  it('goes to the door of a shop in the town that was typed', () => {
    expect(findPlace(' utrecht ', { shops, country: 'NL' })).toMatchObject({ latitude: 52.088, longitude: 5.121 })
  })

  it('knows towns without a shop, with and without accents and capitals', () => {
    expect(nameOf('Zwolle')).toBe('Zwolle')
    expect(nameOf('dusseldorf')).toBe('Düsseldorf')
    expect(nameOf('nijm')).toBe('Nijmegen')
  })

  it('reads postcodes of the three countries', () => {
    expect(nameOf('9712 AB')).toBe('Groningen')
    expect(nameOf('1185kl')).toBe('Amstelveen')
    expect(nameOf('2000', 'BE')).toBe('Antwerpen')
    expect(nameOf('80331', 'DE')).toBe('München')
  })

  it('admits what nobody knows', () => {
    for (const typed of ['', 'x', 'Atlantis', '00000', '<script>']) expect(nameOf(typed)).toBeUndefined()
  })
})
