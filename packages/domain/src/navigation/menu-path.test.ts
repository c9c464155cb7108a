import { describe, expect, it } from 'vitest'
import { closeMenuLevel, menuTop, openMenuLevel } from './menu-path.ts'

describe('openMenuLevel', () => {
  it('goes down level by level, three levels in all [NAV-17]', () => {
    const girls = openMenuLevel(menuTop, 'girls')
    const coats = openMenuLevel(girls, 'coats')

    expect(girls).toEqual(['girls'])
    expect(coats).toEqual(['girls', 'coats'])
    expect(openMenuLevel(coats, 'rain')).toBe(coats)
  })
})

describe('closeMenuLevel', () => {
  it('goes back one level, and to the top from the first [NAV-17]', () => {
    expect(closeMenuLevel(['girls', 'coats'])).toEqual(['girls'])
    expect(closeMenuLevel(['girls'])).toEqual(menuTop)
    expect(closeMenuLevel(menuTop)).toEqual(menuTop)
  })
})
