import { heightSizes } from '@vonk/domain/family'
import { describe, expect, it } from 'vitest'
import { guideOf } from './guide-key.ts'
import { guideTable } from './guide-table.ts'

describe('guideOf', () => {
  it('knows what to measure for a garment', () => {
    expect(guideOf({ garment: 'jeans', sizeKind: 'height' })).toBe('bottoms')
    expect(guideOf({ garment: 'hoodie', sizeKind: 'height' })).toBe('tops')
    expect(guideOf({ garment: 'sneaker', sizeKind: 'shoe' })).toBe('shoes')
    expect(guideOf({ garment: 'bag', sizeKind: 'one-size' })).toBe('none')
  })
})

describe('guideTable', () => {
  it('shows the sizes of the garment in centimetres, with the measures that decide [PROD-26]', () => {
    const table = guideTable('bottoms', [{ label: '128', age: '7–8 years' }])

    expect(table).toEqual({
      measures: ['height', 'waist', 'hip', 'leg'],
      rows: [{ label: '128', age: '7–8 years', values: ['128', '58', '68', '59'] }],
    })
  })

  it('knows every size that a child is told by its height', () => {
    const sizes = heightSizes.map(({ label }) => ({ label, age: null }))

    for (const { label, values } of guideTable('tops', sizes).rows)
      expect(values).toEqual([label, expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)])
  })

  it('measures feet, heads and letters too, and admits what it does not know', () => {
    const valuesOf = (guide: Parameters<typeof guideTable>[0], label: string) =>
      guideTable(guide, [{ label, age: null }]).rows[0]?.values

    expect(valuesOf('shoes', 'EU 30')).toEqual(['18.5'])
    expect(valuesOf('socks', '27–30')).toEqual(['16.5–18.5'])
    expect(valuesOf('hats', '54 cm')).toEqual(['54'])
    expect(valuesOf('letters', 'M')?.[1]).toBe('88–94')
    expect(valuesOf('shoes', 'EU ?')).toEqual(['–'])
  })
})
