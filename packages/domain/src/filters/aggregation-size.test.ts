import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { aggregationSize } from './aggregation-size.ts'

describe('aggregationSize', () => {
  it('counts 10 options by default and more where the setting says so [FILT-05]', () => {
    expect(aggregationSize('brand', defaultSettings)).toBe(10)
    expect(aggregationSize('size', defaultSettings)).toBe(60)
    expect(aggregationSize('color', defaultSettings)).toBe(40)
    expect(aggregationSize('brand', { aggregationSize: 5, aggregationSizes: { brand: 7 } })).toBe(7)
    expect(aggregationSize('constructor', defaultSettings)).toBe(10)
  })
})
