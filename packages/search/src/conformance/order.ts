import { describe, expect, it } from 'vitest'
import { type OpenEngine, openTrial } from './trial.ts'

const shelf = [
  { id: 10, price: 20, name: 'Bravo', at: '2026-01-02', category: [{ position: 5 }, { position: 1 }] },
  { id: 2, price: 20, name: 'Alfa', at: '2026-01-10', category: [{ position: 3 }] },
  { id: 30, price: 5, name: 'Charlie', at: '2025-12-31' },
  { id: 4, name: 'Delta', category: [{ position: 4 }, { position: 2 }] },
]

export function describeOrder(open: OpenEngine): void {
  describeSorts(open)
  describeManySorts(open)
  describePages(open)
  describeFields(open)
}

function describeSorts(open: OpenEngine): void {
  describe('a sort', () => {
    it('puts missing values last in either direction and breaks ties by id', async () => {
      const { ids } = await openTrial(open, shelf)

      expect(await ids({ sort: [{ field: 'price', direction: 'asc' }] })).toEqual([30, 2, 10, 4])
      expect(await ids({ sort: [{ field: 'price', direction: 'desc' }] })).toEqual([2, 10, 30, 4])
      expect(await ids({ sort: [{ field: 'unknown', direction: 'desc' }] })).toEqual([2, 4, 10, 30])
    })

    it('reads numbers, dates and texts each in their own way', async () => {
      const { ids } = await openTrial(open, shelf)

      expect(await ids({ sort: [{ field: 'at', direction: 'desc' }] })).toEqual([2, 10, 30, 4])
      expect(await ids({ sort: [{ field: 'name', direction: 'asc' }] })).toEqual([2, 10, 30, 4])
      expect(await ids({ sort: [{ field: 'name', direction: 'desc' }] })).toEqual([4, 30, 10, 2])
    })
  })
}

function describeManySorts(open: OpenEngine): void {
  describe('several values or sorts', () => {
    it('counts the lowest of several values upwards and the highest downwards', async () => {
      const { ids } = await openTrial(open, shelf)

      expect(await ids({ sort: [{ field: 'category.position', direction: 'asc' }] })).toEqual([10, 4, 2, 30])
      expect(await ids({ sort: [{ field: 'category.position', direction: 'desc' }] })).toEqual([10, 4, 2, 30])
    })

    it('is followed by the next where it leaves a tie', async () => {
      const { ids } = await openTrial(open, shelf)
      const sort = [
        { field: 'price', direction: 'desc' },
        { field: 'name', direction: 'desc' },
      ] as const

      expect(await ids({ sort })).toEqual([10, 2, 30, 4])
    })

    it('at random shuffles without losing anything', async () => {
      const many = Array.from({ length: 50 }, (_, id) => ({ id }))
      const { ids } = await openTrial(open, many)
      const [first, second] = [await ids({ sort: ['random'] }), await ids({ sort: ['random'] })]

      expect(first).not.toEqual(second)
      expect(first.map(Number).sort((a, b) => a - b)).toEqual(many.map(({ id }) => id))
    })
  })
}

function describePages(open: OpenEngine): void {
  describe('a page', () => {
    it('is the asked part of the whole order; the total counts everything', async () => {
      const many = Array.from({ length: 30 }, (_, id) => ({ id, rank: 30 - id }))
      const { ask, ids } = await openTrial(open, many)
      const sort = [{ field: 'rank', direction: 'asc' }] as const

      expect(await ids({ sort, from: 10, size: 3 })).toEqual([19, 18, 17])
      expect(await ids({ sort, from: 28, size: 10 })).toEqual([1, 0])
      expect(await ids({ sort, from: 30, size: 10 })).toEqual([])
      expect(await ask({ size: 0 })).toMatchObject({ total: 30, hits: [] })
    })
  })
}

/** A document, and what is left of it by the fields that are asked for. */
export const fieldCases = {
  document: {
    id: 1,
    sku: 'A',
    stock: { qty: 2, is_in_stock: true },
    children: [
      { sku: 'A-1', price: 5 },
      { sku: 'A-2', price: 6, sgn: 'x' },
    ],
  },
  choices: [
    { include: ['sku'], exclude: [], source: { sku: 'A' } },
    {
      include: ['stock.qty', 'children.price'],
      exclude: [],
      source: { stock: { qty: 2 }, children: [{ price: 5 }, { price: 6 }] },
    },
    { include: ['s*'], exclude: ['stock'], source: { sku: 'A' } },
    { include: [], exclude: ['*.s*', 'stock'], source: { id: 1, sku: 'A', children: [{ price: 5 }, { price: 6 }] } },
    { include: ['children'], exclude: ['children.sku', '*.sgn'], source: { children: [{ price: 5 }, { price: 6 }] } },
    { include: ['nothing.here'], exclude: [], source: {} },
  ],
}

function describeFields(open: OpenEngine): void {
  describe('fields', () => {
    it.each(fieldCases.choices)('are those included and not excluded: $include without $exclude', async (choice) => {
      const { include, exclude, source } = choice
      const { ask } = await openTrial(open, [fieldCases.document])

      expect((await ask({ fields: { include, exclude } })).hits[0]).toEqual({ id: 1, score: 1, source })
    })
  })
}
