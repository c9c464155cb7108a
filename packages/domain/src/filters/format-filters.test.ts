import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { formatFilters, withFilters } from './format-filters.ts'
import { parseFilters } from './parse-filters.ts'
import { anyFilters, filtersOf } from './testing.ts'

describe('formatFilters', () => {
  it('writes filters, sort and page into the query [ROUTE-56]', () => {
    const state = filtersOf({ chosen: { size: ['104', '110'], color: ['49'] }, sort: 'final_price:asc', page: 2 })

    expect(formatFilters(state)).toBe('color=49&size=104&size=110&sort=final_price%3Aasc&page=2')
  })

  it('needs no query for a list as it comes', () => {
    expect(formatFilters(filtersOf())).toBe('')
  })

  it('is read back as the same filters, whatever they are [ROUTE-56]', () => {
    fc.assert(
      fc.property(anyFilters(), (state) => {
        expect(parseFilters(formatFilters(state), defaultSettings)).toEqual(state)
      }),
    )
  })

  it('has one spelling however the shopper got there', () => {
    const clicked = filtersOf({ chosen: { color: ['49'], brand: ['7'] } })
    const typed = parseFilters('brand=7&color=49', defaultSettings)

    expect(formatFilters(clicked)).toBe(formatFilters(typed))
  })
})

describe('withFilters', () => {
  it('keeps what is not a filter and replaces what is', () => {
    const query = withFilters(
      '?q=dino&color=1&page=3&utm_source=mail',
      filtersOf({ chosen: { size: ['92'] } }),
      defaultSettings,
    )

    expect(query).toBe('q=dino&utm_source=mail&size=92')
  })

  it('does not change what the filters mean', () => {
    fc.assert(
      fc.property(
        anyFilters(),
        fc.array(fc.tuple(fc.constantFrom('q', 'page', 'color', 'utm_source'), fc.string())),
        (state, params) => {
          expect(
            parseFilters(withFilters(new URLSearchParams(params).toString(), state, defaultSettings), defaultSettings),
          ).toEqual(state)
        },
      ),
    )
  })
})
