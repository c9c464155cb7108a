import { plainLook } from '@vonk/domain/looks'
import { describe, expect, it } from 'vitest'
import { themeColourOf } from './theme-colour.server.ts'

describe('themeColourOf', () => {
  it('gives every shop the colour of its own header', () => {
    const look = { ...plainLook, ground: '#fff7ea', accent: '#ff6b42' }

    expect(themeColourOf({ look, isSampleSale: false })).toBe('#fff7ea')
    expect(themeColourOf({ look, isSampleSale: true })).toBe('#ff6b42')
  })

  it('gives a brand without a look of its own the usual colour', () => {
    expect(themeColourOf({ isSampleSale: false })).toBe(plainLook.ground)
  })
})
