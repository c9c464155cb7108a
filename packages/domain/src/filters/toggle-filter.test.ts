import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { anOption, anyFilters, filtersOf } from './testing.ts'
import { chosenOptions, clearFilters, type ToggledOption, toggleFilter, toggleInQuery } from './toggle-filter.ts'

function toggle(state = filtersOf(), option: ToggledOption = anOption()) {
  return toggleFilter(state, option, defaultSettings)
}

describe('toggleFilter', () => {
  it('sets the sort and clears it when it is chosen again [FILT-10]', () => {
    const sorted = toggle(filtersOf(), { id: 'final_price:asc', type: 'sort' })

    expect(sorted.sort).toBe('final_price:asc')
    expect(toggle(sorted, { id: 'updated_at:desc', type: 'sort' }).sort).toBe('updated_at:desc')
    expect(toggle(sorted, { id: 'final_price:asc', type: 'sort' }).sort).toBeNull()
  })

  it('knows system filters by the setting, not by their name [FILT-10]', () => {
    const toggled = toggleFilter(filtersOf(), { id: '1', type: 'sort' }, { systemFilterNames: [] })

    expect(toggled).toEqual(filtersOf({ chosen: { sort: ['1'] } }))
  })

  it('adds an option to the chosen ones of its attribute and takes it away again [FILT-11]', () => {
    const chosen = toggle(toggle(), anOption({ id: '12' }))

    expect(chosen.chosen).toEqual({ color: ['12', '49'] })
    expect(toggle(chosen).chosen).toEqual({ color: ['12'] })
  })

  it('begins with nothing chosen, whatever the attribute is called', () => {
    expect(toggle(filtersOf(), { id: '1', type: 'constructor' }).chosen).toEqual({ constructor: ['1'] })
  })

  it('forgets an attribute of which nothing is chosen any more [FILT-11]', () => {
    expect(toggle(filtersOf({ chosen: { color: ['49'], size: ['92'] } })).chosen).toEqual({ size: ['92'] })
  })

  it('replaces the other options of a filter that allows one only [FILT-12]', () => {
    const first = toggle(filtersOf(), { id: '0-100', type: 'price', single: true })
    const second = toggle(first, { id: '100-250', type: 'price', single: true })

    expect(second.chosen).toEqual({ price: ['100-250'] })
    expect(toggle(second, { id: '100-250', type: 'price', single: true }).chosen).toEqual({})
  })

  it('goes back to the first page whatever was changed [FILT-13]', () => {
    const later = filtersOf({ page: 4, chosen: { color: ['49'] } })

    for (const option of [anOption(), anOption({ id: '50' }), anOption({ type: 'sort' })]) {
      expect(toggle(later, option).page).toBe(1)
    }
  })

  it('is undone by doing it again, for options that may be combined', () => {
    fc.assert(
      fc.property(anyFilters(), fc.constantFrom('brand', 'size', 'color'), (state, type) => {
        const option = anOption({ type })

        expect(toggle(toggle(state, option), option)).toEqual({ ...state, page: 1 })
      }),
    )
  })
})

describe('toggleInQuery', () => {
  it('changes one filter of an address and removes the page [FILT-13]', () => {
    expect(toggleInQuery('?q=tee&page=3&size=92', anOption(), defaultSettings)).toBe('q=tee&color=49&size=92')
  })
})

describe('clearFilters', () => {
  it('shows everything again in the order chosen', () => {
    const state = filtersOf({ chosen: { color: ['49'] }, sort: 'final_price:asc', page: 2 })

    expect(clearFilters(state)).toEqual(filtersOf({ sort: 'final_price:asc' }))
  })
})

const blue = anOption()
const red = anOption({ id: '50', label: 'Red' })

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
