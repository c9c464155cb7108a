import { describe, expect, it } from 'vitest'
import { colours } from '../../label/index.ts'
import { aBrief } from '../testing.ts'
import { isMet, traitsOf } from './traits-of.ts'

const conditions = ['', 'winter', 'denim/twill', '!baby', 'loose/oversized', '!bright', 'swim']

describe('isMet', () => {
  it('leaves out what is not true of the season, the cloth, the wearer or the fit', () => {
    const traits = traitsOf(aBrief({ season: 'spring-summer', audience: 'baby', fitCode: 'slim' }))

    expect(conditions.filter((condition) => isMet(condition, traits))).toEqual(['', '!bright'])
  })

  it('lets any one of the named traits in', () => {
    const traits = traitsOf(aBrief({ garment: 'jacket', fabric: 'twill', season: 'autumn-winter', fitCode: 'loose' }))

    expect(conditions.filter((condition) => isMet(condition, traits))).toEqual([
      '',
      'winter',
      'denim/twill',
      '!baby',
      'loose/oversized',
      '!bright',
    ])
  })
})

describe('traitsOf', () => {
  it('takes shorts of swim cloth to the water', () => {
    const shorts = aBrief({ garment: 'shorts', fabric: 'swim-lycra' })

    expect(isMet('swim', traitsOf(shorts))).toBe(true)
    expect(isMet('bottom', traitsOf({ ...shorts, fabric: 'twill' }))).toBe(true)
  })

  it('knows which dyes are loud', () => {
    const loud = colours.filter((colour) => isMet('bright', traitsOf(aBrief({ colour })))).map(({ id }) => id)

    expect(loud).toContain('lime')
    expect(loud).not.toContain('sand')
  })
})
