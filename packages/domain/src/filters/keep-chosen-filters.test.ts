import { describe, expect, it } from 'vitest'
import { chosenOptions, keepChosenFilters } from './keep-chosen-filters.ts'
import { anOption } from './testing.ts'

const blue = anOption()
const red = anOption({ id: '50', label: 'Red' })
const small = anOption({ id: '92', label: '92', type: 'size' })

describe('keepChosenFilters', () => {
  const previous = { color: [blue, red], size: [small] }

  it('keeps the options of a chosen attribute and refreshes the others', () => {
    const kept = keepChosenFilters({ color: [blue], size: [] }, previous, { color: ['49'] })

    expect(kept).toEqual({ color: [blue, red], size: [] })
  })

  it('offers what was counted when nothing is chosen or nothing was known', () => {
    const counted = { color: [blue], size: [] }

    expect(keepChosenFilters(counted, previous, {})).toBe(counted)
    expect(keepChosenFilters(counted, null, { color: ['49'] })).toBe(counted)
  })
})

describe('chosenOptions', () => {
  it('gives the chosen options their labels, and an unknown one its id [FILT-01]', () => {
    const chosen = chosenOptions({ color: ['50', '51'], brand: ['7'] }, { color: [blue, red] })

    expect(chosen).toEqual({
      color: [red, { id: '51', label: '51', type: 'color' }],
      brand: [{ id: '7', label: '7', type: 'brand' }],
    })
  })

  it('knows no attribute that was not offered', () => {
    expect(chosenOptions({ constructor: ['7'] }, {})).toEqual({
      constructor: [{ id: '7', label: '7', type: 'constructor' }],
    })
  })
})
