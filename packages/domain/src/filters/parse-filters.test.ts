import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { parseFilters } from './parse-filters.ts'
import { filtersOf } from './testing.ts'

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
