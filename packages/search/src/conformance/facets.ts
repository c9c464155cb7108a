import { describe, expect, it } from 'vitest'
import type { Facet, Filter } from '../port.ts'
import { type OpenEngine, openTrial } from './trial.ts'

const coats = [
  { id: 1, color: 49, size_options: [92, 98], price: 50, brand: 'Pluim' },
  { id: 2, color: '49', size_options: [98], price: 100, brand: 'Kiezel' },
  { id: 3, color: 50, size_options: [98, 104, 104], price: 249.99 },
  { id: 4, color: 51, price: 500, is_new: true },
]

function terms(
  field: string,
  { size = 10, ignoring = [] }: { size?: number; ignoring?: readonly string[] } = {},
): Facet {
  return { kind: 'terms', name: field, field, ignoring, size }
}

const isRed: Filter = { name: 'color', condition: { kind: 'in', field: 'color', values: [49] } }
const isLarge: Filter = { name: 'size', condition: { kind: 'in', field: 'size_options', values: [98] } }

export function describeFacets(open: OpenEngine): void {
  describeTerms(open)
  describeScope(open)
  describeRanges(open)
}

function describeTerms(open: OpenEngine): void {
  describe('terms', () => {
    it('are counted once per document, most first, then by value', async () => {
      const { ask } = await openTrial(open, coats)
      const { facets } = await ask({ facets: [terms('color'), terms('size_options'), terms('brand'), terms('is_new')] })

      expect(facets).toEqual({
        color: [
          { key: 49, count: 2 },
          { key: 50, count: 1 },
          { key: 51, count: 1 },
        ],
        size_options: [
          { key: 98, count: 3 },
          { key: 92, count: 1 },
          { key: 104, count: 1 },
        ],
        brand: [
          { key: 'Kiezel', count: 1 },
          { key: 'Pluim', count: 1 },
        ],
        is_new: [{ key: true, count: 1 }],
      })
    })

    it('are no more than asked for, and none of an unknown field', async () => {
      const { ask } = await openTrial(open, coats)
      const { facets } = await ask({ facets: [terms('color', { size: 2 }), terms('colour')] })

      expect(facets).toEqual({
        color: [
          { key: 49, count: 2 },
          { key: 50, count: 1 },
        ],
        colour: [],
      })
    })
  })
}

function describeScope(open: OpenEngine): void {
  describe('counted documents', () => {
    it('respect the filters but those they ignore, and the text', async () => {
      const { ask } = await openTrial(open, coats)
      const asked = [terms('color', { ignoring: ['color'] }), terms('size_options', { ignoring: ['size', 'other'] })]
      const { facets, total } = await ask({ filters: [isRed, isLarge], facets: asked })

      expect(total).toBe(2)
      expect(facets).toEqual({
        color: [
          { key: 49, count: 2 },
          { key: 50, count: 1 },
        ],
        size_options: [
          { key: 98, count: 2 },
          { key: 92, count: 1 },
        ],
      })
      expect((await ask({ text: 'xyzzy', facets: asked })).facets).toEqual({ color: [], size_options: [] })
    })

    it('do not depend on the page', async () => {
      const { ask } = await openTrial(open, coats)
      const { facets } = await ask({ from: 3, size: 1, facets: [terms('color', { size: 1 })] })

      expect(facets).toEqual({ color: [{ key: 49, count: 2 }] })
    })
  })
}

function describeRanges(open: OpenEngine): void {
  describe('ranges', () => {
    it('take in their lower end and not their upper one, and may be empty or open', async () => {
      const { ask } = await openTrial(open, coats)
      const ranges = [{ from: 0, to: 100 }, { from: 100, to: 250 }, { from: 250, to: 500 }, { from: 500 }, { to: 100 }]
      const { facets } = await ask({
        facets: [{ kind: 'ranges', name: 'price', field: 'price', ignoring: [], ranges }],
      })

      expect(facets['price']).toEqual([
        { from: 0, to: 100, count: 1 },
        { from: 100, to: 250, count: 2 },
        { from: 250, to: 500, count: 0 },
        { from: 500, count: 1 },
        { to: 100, count: 1 },
      ])
    })

    it('count a document with several values in them once', async () => {
      const { ask } = await openTrial(open, coats)
      const ranges = [{ from: 90, to: 100 }, { from: 100 }]
      const facet: Facet = { kind: 'ranges', name: 'size', field: 'size_options', ignoring: [], ranges }

      expect((await ask({ facets: [facet] })).facets['size']).toEqual([
        { from: 90, to: 100, count: 3 },
        { from: 100, count: 1 },
      ])
    })
  })
}
