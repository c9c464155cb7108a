import { describe, expect, it } from 'vitest'
import { themeColourOf } from './theme-colour.server.ts'

describe('themeColourOf', () => {
  it('gives every shop the colour of its own header', () => {
    const colours = (['vonk', 'razz'] as const).flatMap((brand) =>
      [false, true].map((isSampleSale) => themeColourOf({ brand, isSampleSale })),
    )

    expect(new Set(colours).size).toBe(4)
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('gives a brand without a look of its own the usual colour', () => {
    expect(themeColourOf({ brand: 'marron', isSampleSale: true })).toMatch(/^#[0-9a-f]{6}$/)
  })
})
