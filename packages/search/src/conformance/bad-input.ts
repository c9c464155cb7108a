import { describe, expect, it } from 'vitest'
import type { Condition, SearchQuery } from '../port.ts'
import { type OpenEngine, openTrial, products } from './trial.ts'

const documents = Array.from({ length: 5 }, (_, id) => ({ id, name: `Jas ${id}`, price: id }))

function nest(depth: number): Condition {
  let condition: Condition = { kind: 'exists', field: 'name' }
  for (let level = 0; level < depth; level += 1) condition = { kind: 'all', of: [condition] }
  return condition
}

const odd: [string, Partial<SearchQuery>][] = [
  ['a size without end', { size: Number.POSITIVE_INFINITY }],
  ['a size that is no number', { size: Number.NaN, from: Number.NaN }],
  ['negative paging', { size: -1, from: -10 }],
  ['a start beyond everything', { from: 1e18 }],
  ['broken paging', { size: 2.5, from: 0.5 }],
  ['a text of ten thousand letters', { text: 'jas '.repeat(2_500) }],
  ['one word of ten thousand letters', { text: 'j'.repeat(10_000) }],
  ['signs of regular expressions', { text: '(.*)+$ [a-z] \\d{2,} ^|' }],
  ['half a character', { text: 'jas \ud83e' }],
  [
    'a thousand filters',
    { filters: Array.from({ length: 1_000 }, (_, id) => ({ name: `${id}`, condition: nest(1) })) },
  ],
  ['a condition ten thousand levels deep', { filters: [{ name: 'deep', condition: nest(10_000) }] }],
  [
    'ten thousand values',
    {
      filters: [
        { name: 'id', condition: { kind: 'in', field: 'id', values: Array.from({ length: 10_000 }, (_, id) => id) } },
      ],
    },
  ],
  [
    'a bound that is no number',
    { filters: [{ name: 'price', condition: { kind: 'range', field: 'price', gte: Number.NaN } }] },
  ],
  [
    'a bound that is no date',
    { filters: [{ name: 'price', condition: { kind: 'range', field: 'price', lt: 'soon' } }] },
  ],
  [
    'names of the language itself',
    { filters: [{ name: '__proto__', condition: { kind: 'exists', field: '__proto__.constructor' } }] },
  ],
  ['an empty path', { sort: [{ field: '', direction: 'asc' }], fields: { include: [''], exclude: ['.'] } }],
  ['a field pattern of stars', { fields: { include: ['*'.repeat(5_000)], exclude: ['*a*b*c*d*'] } }],
  [
    'facets of odd sizes',
    {
      facets: [-1, Number.NaN, 1e12, 1.5].map((size) => ({
        kind: 'terms',
        name: `${size}`,
        field: 'price',
        ignoring: [],
        size,
      })),
    },
  ],
  [
    'ranges inside out',
    {
      facets: [
        { kind: 'ranges', name: 'r', field: 'price', ignoring: [], ranges: [{ from: 9, to: 1 }, { from: Number.NaN }] },
      ],
    },
  ],
]

export function describeBadInput(open: OpenEngine): void {
  describe('bad input', () => {
    it.each(odd)('is answered: %s', async (_, query) => {
      const { ask } = await openTrial(open, documents)
      const { hits, total } = await ask(query)

      expect(total).toBeLessThanOrEqual(documents.length)
      expect(hits.length).toBeLessThanOrEqual(total)
    })

    it('is answered: odd beginnings', async () => {
      const { engine } = await openTrial(open, documents)

      for (const prefix of ['', ' ', '!', '\\', '(', 'j'.repeat(10_000), '\ud83e', 'jas jas jas jas']) {
        const suggestions = await engine.suggest(products, prefix, Number.NaN)
        expect(suggestions).toEqual([])
      }
    })
  })
}
