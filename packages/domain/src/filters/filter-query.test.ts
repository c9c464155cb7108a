import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { filterConditions, parseFilters, withFilters } from './filter-query.ts'
import type { FilterState } from './filter-state.ts'
import { anyFilters, filtersOf } from './testing.ts'

function parse(query: string) {
  return parseFilters(query, defaultSettings)
}

describe('parseFilters', () => {
  it('reads filters, sort and page from the query [ROUTE-56]', () => {
    expect(parse('?size=110&size=104&color=49&price=100-250&sort=final_price:desc&page=3')).toEqual({
      chosen: { size: ['104', '110'], color: ['49'], price: ['100-250'] },
      sort: 'final_price:desc',
      page: 3,
    })
  })

  it('offers brand, size, color, price, gender, fit, season and age, and nothing else [FILT-03]', () => {
    const query = [...defaultSettings.listFilters, 'cost', '__proto__'].map((code) => `${code}=1-2`).join('&')

    expect(Object.keys(parse(query).chosen).sort()).toEqual([
      'brand',
      'color',
      'pim_fitcode',
      'pim_geslacht',
      'pim_kinderleeftijd',
      'pim_seizoen',
      'price',
      'size',
    ])
  })

  it('ignores doubles, blanks and what is not offered', () => {
    expect(parse('color=49&color=49&color=&color=%20&price=cheap&sort=cost:asc')).toEqual(
      filtersOf({ chosen: { color: ['49'] } }),
    )
  })

  it('takes the first of several price ranges and spells it the shop’s way', () => {
    expect(parse('price=x&price=100.0-250.0&price=0-100').chosen).toEqual({ price: ['100-250'] })
  })

  it('starts at the first page when the page makes no sense', () => {
    for (const page of ['0', '-1', '1.5', 'two', '', '1e3']) expect(parse(`page=${page}`).page).toBe(1)
    expect(parse('page=99999999999999999999').page).toBe(10_000)
  })

  it('survives a broken query', () => {
    expect(parse('?color=%E0%A4%A&&==')).toMatchObject({ sort: null, page: 1 })
  })
})

const format = (state: FilterState) => withFilters('', state, defaultSettings)

describe('withFilters in an empty query', () => {
  it('writes filters, sort and page into the query [ROUTE-56]', () => {
    const state = filtersOf({ chosen: { size: ['104', '110'], color: ['49'] }, sort: 'final_price:asc', page: 2 })

    expect(format(state)).toBe('color=49&size=104&size=110&sort=final_price%3Aasc&page=2')
  })

  it('needs no query for a list as it comes', () => {
    expect(format(filtersOf())).toBe('')
  })

  it('is read back as the same filters, whatever they are [ROUTE-56]', () => {
    fc.assert(
      fc.property(anyFilters(), (state) => {
        expect(parseFilters(format(state), defaultSettings)).toEqual(state)
      }),
    )
  })

  it('has one spelling however the shopper got there', () => {
    const clicked = filtersOf({ chosen: { color: ['49'], brand: ['7'] } })
    const typed = parseFilters('brand=7&color=49', defaultSettings)

    expect(format(clicked)).toBe(format(typed))
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

describe('filterConditions', () => {
  it('asks for one of the options of every chosen attribute', () => {
    expect(filterConditions(filtersOf({ chosen: { color: ['49', '50'], size: ['92'] } }))).toEqual([
      { attribute: 'color', oneOf: ['49', '50'] },
      { attribute: 'size', oneOf: ['92'] },
    ])
  })

  it('asks for a price from the lower end up to below the upper end', () => {
    expect(filterConditions(filtersOf({ chosen: { price: ['0-100'] } }))).toEqual([
      { attribute: 'price', from: 0, below: 10000 },
    ])
    expect(filterConditions(filtersOf({ chosen: { price: ['500-*'] } }))).toEqual([
      { attribute: 'price', from: 50000, below: null },
    ])
  })

  it('asks for nothing where the price is not a range', () => {
    expect(filterConditions(filtersOf({ chosen: { price: ['cheap'] } }))).toEqual([])
  })
})
