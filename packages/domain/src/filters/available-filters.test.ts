import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../settings/index.ts'
import { type Aggregations, aggregationSize, availableFilters } from './available-filters.ts'

describe('aggregationSize', () => {
  it('counts 10 options by default and more where the setting says so [FILT-05]', () => {
    expect(aggregationSize('brand', defaultSettings)).toBe(10)
    expect(aggregationSize('size', defaultSettings)).toBe(60)
    expect(aggregationSize('color', defaultSettings)).toBe(40)
    expect(aggregationSize('brand', { aggregationSize: 5, aggregationSizes: { brand: 7 } })).toBe(7)
    expect(aggregationSize('constructor', defaultSettings)).toBe(10)
  })
})

function offer(aggregations: Aggregations | null, labels: Record<string, Record<string, string>> = {}) {
  return availableFilters({ aggregations, labels, locale: 'nl-NL', currencySign: '€', settings: defaultSettings })
}

function buckets(...keys: (string | number)[]) {
  return { buckets: keys.map((key) => ({ key, doc_count: 1 })) }
}

describe('availableFilters', () => {
  it('lists options with id, label and type per attribute code [FILT-01]', () => {
    const { color } = offer({ agg_terms_color: buckets(49) }, { color: { 49: 'Blauw' } })

    expect(color).toEqual([{ id: '49', label: 'Blauw', type: 'color' }])
  })

  it('joins what products have themselves and what their variants have, each once', () => {
    const { size } = offer({ agg_terms_size: buckets(1, 2), agg_terms_size_options: buckets('2', '3') })

    expect(size?.map((option) => option.id)).toEqual(['1', '2', '3'])
  })

  it('offers what only variants have', () => {
    const { size } = offer({ agg_terms_size_options: buckets(3) })

    expect(size).toHaveLength(1)
  })

  it('sorts by label as people count, and shows the id where there is no label', () => {
    const { size } = offer({ agg_terms_size: buckets(1, 2, 3, 4) }, { size: { 1: '104', 2: '92', 3: 'élan' } })

    expect(size?.map((option) => option.label)).toEqual(['4', '92', '104', 'élan'])
  })

  it('takes no label from anywhere but the labels', () => {
    const { brand } = offer({ agg_terms_brand: buckets('constructor', '__proto__') }, { brand: {} })

    expect(brand?.map((option) => option.label)).toEqual(['__proto__', 'constructor'])
  })

  it('drops options whose label is blank', () => {
    const { brand } = offer({ agg_terms_brand: buckets(1, '') }, { brand: { 1: '  ' } })

    expect(brand).toEqual([])
  })

  it('offers the price ranges that hold products, one at a time [FILT-01] [FILT-07] [FILT-08] [FILT-09]', () => {
    const { price } = offer({
      agg_range_price: {
        buckets: [
          { key: '0.0-100.0', from: 0, to: 100, doc_count: 3 },
          { key: '100.0-250.0', from: 100, to: 250 },
          { key: '250.0-500.0', from: 250, to: 500, doc_count: 0 },
          { key: '500.0-*', from: 500, doc_count: 1 },
        ],
      },
    })

    expect(price).toEqual([
      { id: '0-100', label: '< €100', type: 'price', from: 0, to: 10000, single: true },
      { id: '100-250', label: '100 - 250', type: 'price', from: 10000, to: 25000, single: true },
      { id: '500-*', label: '> €500', type: 'price', from: 50000, single: true },
    ])
  })

  it('takes a range without lower end from zero', () => {
    const { price } = offer({ agg_range_price: { buckets: [{ key: '*-100.0', to: 100 }] } })

    expect(price?.[0]?.id).toBe('0-100')
  })

  it('offers the sorts by label, Recommended first [FILT-02]', () => {
    const { sort } = offer({})

    expect(sort).toEqual([
      { id: 'category.position:asc', label: 'Recommended', type: 'sort' },
      { id: 'updated_at:desc', label: 'New', type: 'sort' },
      { id: 'final_price:asc', label: 'Price low to high', type: 'sort' },
      { id: 'final_price:desc', label: 'Price high to low', type: 'sort' },
    ])
  })

  it('offers nothing when nothing was counted', () => {
    expect(offer(null)).toEqual({})
  })
})
