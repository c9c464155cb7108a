import { describe, expect, it } from 'vitest'
import { colours } from '../label/index.ts'
import { distance, lightness, mix, readable, shade, standingOut, tint } from './paint.ts'

describe('shade', () => {
  it.each(colours)('makes $id darker, and darker still when asked for more', ({ hex }) => {
    expect(lightness(shade(hex, 0.2))).toBeLessThan(lightness(hex))
    expect(lightness(shade(hex, 0.5))).toBeLessThan(lightness(shade(hex, 0.2)))
  })
})

describe('tint', () => {
  it.each(colours)('makes $id lighter', ({ hex }) => {
    expect(lightness(tint(hex, 0.5))).toBeGreaterThan(lightness(hex))
  })
})

describe('mix', () => {
  it('gives back either colour at the ends of the scale', () => {
    expect(mix('#2f55c9', '#f6c445', 0)).toBe('#2f55c9')
    expect(mix('#2f55c9', '#f6c445', 1)).toBe('#f6c445')
  })
})

describe('readable', () => {
  it('keeps any ink of the dye card legible on any cloth of it', () => {
    const pairs = colours.flatMap((ink) => colours.map((cloth) => ({ ink: ink.hex, cloth: cloth.hex })))

    expect(pairs.filter(({ ink, cloth }) => distance(readable(ink, cloth), cloth) < 0.15)).toEqual([])
  })

  it('leaves an ink alone that already stands out', () => {
    expect(readable('#fffaf0', '#232a4d')).toBe('#fffaf0')
  })
})

describe('standingOut', () => {
  it('puts the colour first that is farthest from every ground', () => {
    expect(standingOut(['#fffaf0', '#f6c445', '#232a4d'], ['#fbfaf7', '#f0a9b5'])[0]).toBe('#232a4d')
  })
})
