import { describe, expect, it } from 'vitest'
import { garmentTypes, patterns, prints } from '../label/index.ts'
import { garmentSheets } from './garment-sheets.ts'

describe('garmentSheets', () => {
  const sheets = garmentSheets()

  it('has a sheet of views, one of patterns and one of prints for every garment', () => {
    expect(sheets.map(({ name }) => name)).toEqual(
      garmentTypes.flatMap((garment) =>
        ['plain', 'patterns', 'prints'].map((family) => `garment-${garment}-${family}`),
      ),
    )
  })

  it('shows every pattern and print twice, none of them alike', () => {
    const drawn = (name: string) => sheets.find((sheet) => sheet.name === name)?.draw() ?? []

    expect(new Set(drawn('garment-tee-patterns')).size).toBe((patterns.length - 1) * 2)
    expect(new Set(drawn('garment-tee-prints')).size).toBe(prints.length * 2)
  })
})
