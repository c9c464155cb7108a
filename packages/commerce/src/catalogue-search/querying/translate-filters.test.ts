import { err, ok } from '@vonk/domain/result'
import type { Condition } from '@vonk/search/port'
import { describe, expect, it } from 'vitest'
import { translateFilters } from './translate-filters.ts'

function conditionOf(value: unknown, { attribute = 'status', scope = 'default' } = {}): Condition | undefined {
  const filters = translateFilters([{ attribute, value, scope }])
  return filters.ok ? filters.value[0]?.condition : undefined
}

describe('translateFilters', () => {
  it.each([
    ['a list', { in: [0, 1] }, { kind: 'in', field: 'status', values: [0, 1] }],
    ['one value', { eq: 1 }, { kind: 'in', field: 'status', values: [1] }],
    ['a bare value', 'red', { kind: 'in', field: 'status', values: ['red'] }],
    ['a bare list', ['red', 7], { kind: 'in', field: 'status', values: ['red', 7] }],
    ['another value', { neq: 1 }, { kind: 'none', of: [{ kind: 'in', field: 'status', values: [1] }] }],
    ['no value of a list', { nin: [1] }, { kind: 'none', of: [{ kind: 'in', field: 'status', values: [1] }] }],
    ['neither', { nor: [1] }, { kind: 'none', of: [{ kind: 'in', field: 'status', values: [1] }] }],
    ['a field that is there', { eq: null }, { kind: 'exists', field: 'status' }],
    ['a field that is not', { neq: null }, { kind: 'none', of: [{ kind: 'exists', field: 'status' }] }],
    ['more', { gt: 1 }, { kind: 'range', field: 'status', gt: 1 }],
    ['more or equal', { moreq: '2.5' }, { kind: 'range', field: 'status', gte: 2.5 }],
    ['from', { from: '2026-01-01' }, { kind: 'range', field: 'status', gte: '2026-01-01' }],
    ['less', { lt: 3 }, { kind: 'range', field: 'status', lt: 3 }],
    ['an operator nobody knows', { like: 'x' }, { kind: 'in', field: 'status', values: ['x'] }],
  ])('reads %s [SRCH-12]', (_, value, condition) => {
    expect(conditionOf(value)).toEqual(condition)
  })

  it('lets both ends of a range hold together', () => {
    expect(conditionOf({ gte: 10, lte: 20 })).toEqual({
      kind: 'all',
      of: [
        { kind: 'range', field: 'status', gte: 10 },
        { kind: 'range', field: 'status', lte: 20 },
      ],
    })
  })

  it('finds what a shopper filters by on the product or on one of its variants [FILT-11]', () => {
    expect(conditionOf({ in: ['49'] }, { attribute: 'color', scope: 'catalog' })).toEqual({
      kind: 'any',
      of: [
        { kind: 'in', field: 'color', values: ['49'] },
        {
          kind: 'all',
          of: [
            { kind: 'in', field: 'type_id', values: ['configurable'] },
            { kind: 'in', field: 'color_options', values: ['49'] },
          ],
        },
      ],
    })
  })

  it.each([{ nin: ['49'] }, { neq: '49' }])('leaves out a product one of whose variants has it: %j', (value) => {
    expect(conditionOf(value, { attribute: 'color', scope: 'catalog' })).toEqual({
      kind: 'none',
      of: [conditionOf({ in: ['49'] }, { attribute: 'color', scope: 'catalog' })],
    })
  })

  it('filters the price by what the shopper pays [PRICE-01]', () => {
    expect(conditionOf({ gte: 10 }, { attribute: 'price', scope: 'catalog' })).toEqual({
      kind: 'range',
      field: '_search.final_price',
      gte: 10,
    })
  })

  it('takes the filters that say "or" together as one of which one has to hold', () => {
    const filters = translateFilters([
      { attribute: 'sku', value: { or: ['a'] } },
      { attribute: 'qty', value: { orGte: 5 } },
      { attribute: 'status', value: 1 },
    ])

    expect(filters).toEqual(
      ok([
        { name: 'status', condition: { kind: 'in', field: 'status', values: [1] } },
        {
          name: 'or',
          condition: {
            kind: 'any',
            of: [
              { kind: 'in', field: 'sku', values: ['a'] },
              { kind: 'range', field: 'qty', gte: 5 },
            ],
          },
        },
      ]),
    )
  })

  it.each([null, undefined])('refuses a filter whose value is %s', (value) => {
    expect(translateFilters([{ attribute: 'color', value }])).toEqual(
      err({ code: 'filter-value-missing', attribute: 'color' }),
    )
  })

  it('leaves out what is no value at all', () => {
    expect(conditionOf({ in: [{ x: 1 }, null, 7] })).toEqual({ kind: 'in', field: 'status', values: [7] })
  })
})
