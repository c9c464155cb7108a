import { describe, expect, it } from 'vitest'
import { mixColours, readRgb, writeRgb } from './mix-colours.ts'

describe('mixColours', () => {
  it('takes as much of the second as it is told', () => {
    expect(mixColours('#fff7ea', '#191b45', 0)).toBe('#fff7ea')
    expect(mixColours('#fff7ea', '#191b45', 1)).toBe('#191b45')
    expect(mixColours('#000000', '#ffffff', 0.02)).toBe('#050505')
  })
})

describe('readRgb', () => {
  it('reads what was written', () => {
    expect(readRgb(writeRgb([25, 27, 69], 0.5))).toEqual({ colour: [25, 27, 69], opacity: 0.5 })
    expect(readRgb('rgb(1 2 3)')).toEqual({ colour: [1, 2, 3], opacity: 1 })
  })

  it('takes what holds no figures for black', () => {
    expect(readRgb('none')).toEqual({ colour: [0, 0, 0], opacity: 1 })
  })
})
