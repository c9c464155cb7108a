import { describe, expect, it } from 'vitest'
import type { Condition } from '../port.ts'
import { type OpenEngine, openTrial } from './trial.ts'

const coats = [
  {
    id: 1,
    color: 49,
    price: 19.95,
    sizes: [92, 98],
    is_new: true,
    at: '2026-03-01 12:00:00',
    variants: [{ sku: 'A-1' }],
  },
  {
    id: 2,
    color: '50',
    price: 29,
    sizes: ['98'],
    is_new: false,
    at: '2026-03-02T12:00:00Z',
    variants: [{ sku: 'A-2' }, { sku: 'B-2' }],
  },
  { id: 3, color: 51, price: '39.50', sizes: [], note: '', at: '2026-04-01', variants: [] },
  { id: 4, color: null, size: 104 },
]

function oneOf(field: string, ...values: readonly (string | number | boolean)[]): Condition {
  return { kind: 'in', field, values }
}

export function describeFilters(open: OpenEngine): void {
  describeValues(open)
  describeRanges(open)
  describeExistence(open)
  describeCombinations(open)
}

function describeValues(open: OpenEngine): void {
  describe('a filter by value', () => {
    it('holds for any of the values, numbers and their texts alike', async () => {
      const { idsWhere } = await openTrial(open, coats)

      expect(await idsWhere(oneOf('color', '49', 50))).toEqual([1, 2])
      expect(await idsWhere(oneOf('sizes', 98))).toEqual([1, 2])
      expect(await idsWhere(oneOf('is_new', true))).toEqual([1])
      expect(await idsWhere(oneOf('variants.sku', 'B-2'))).toEqual([2])
      expect(await idsWhere(oneOf('variants.sku', 'b-2', 'B'))).toEqual([])
    })

    it('holds for nothing without values or without such a field', async () => {
      const { idsWhere } = await openTrial(open, coats)

      expect(await idsWhere(oneOf('color'))).toEqual([])
      expect(await idsWhere(oneOf('colour', 49))).toEqual([])
      expect(await idsWhere(oneOf('variants.sku.deeper', 49))).toEqual([])
    })
  })
}

function describeRanges(open: OpenEngine): void {
  describe('a range', () => {
    it('is of numbers, with or without its ends', async () => {
      const { idsWhere } = await openTrial(open, coats)

      expect(await idsWhere({ kind: 'range', field: 'price', gte: 29, lte: 39.5 })).toEqual([2, 3])
      expect(await idsWhere({ kind: 'range', field: 'price', gt: 29, lt: 39.5 })).toEqual([])
      expect(await idsWhere({ kind: 'range', field: 'sizes', gt: 92 })).toEqual([1, 2])
      expect(await idsWhere({ kind: 'range', field: 'price', lt: '20' })).toEqual([1])
    })

    it('is of dates in the ways shops write them', async () => {
      const { idsWhere } = await openTrial(open, coats)

      expect(
        await idsWhere({ kind: 'range', field: 'at', gte: '2026-03-01T12:00:00Z', lt: '2026-03-02 12:00:00' }),
      ).toEqual([1])
      expect(await idsWhere({ kind: 'range', field: 'at', gt: '2026-03-01 12:00:00' })).toEqual([2, 3])
    })
  })
}

function describeExistence(open: OpenEngine): void {
  describe('exists', () => {
    it('holds where anything but null is at the path', async () => {
      const { idsWhere } = await openTrial(open, coats)

      expect(await idsWhere({ kind: 'exists', field: 'color' })).toEqual([1, 2, 3])
      expect(await idsWhere({ kind: 'exists', field: 'sizes' })).toEqual([1, 2])
      expect(await idsWhere({ kind: 'exists', field: 'note' })).toEqual([3])
      expect(await idsWhere({ kind: 'exists', field: 'variants' })).toEqual([1, 2])
    })
  })
}

function describeCombinations(open: OpenEngine): void {
  describe('conditions together', () => {
    it('hold all, any or none, within each other', async () => {
      const { idsWhere } = await openTrial(open, coats)
      const isDear: Condition = { kind: 'range', field: 'price', gt: 25 }

      expect(await idsWhere({ kind: 'all', of: [isDear, oneOf('sizes', 98)] })).toEqual([2])
      expect(await idsWhere({ kind: 'any', of: [isDear, oneOf('size', 104)] })).toEqual([2, 3, 4])
      expect(await idsWhere({ kind: 'none', of: [isDear, oneOf('size', 104)] })).toEqual([1])
      expect(await idsWhere({ kind: 'none', of: [{ kind: 'none', of: [isDear] }] })).toEqual([2, 3])
    })

    it('hold for everything or nothing when there are none', async () => {
      const { idsWhere } = await openTrial(open, coats)

      expect(await idsWhere({ kind: 'all', of: [] })).toEqual([1, 2, 3, 4])
      expect(await idsWhere({ kind: 'none', of: [] })).toEqual([1, 2, 3, 4])
      expect(await idsWhere({ kind: 'any', of: [] })).toEqual([])
    })
  })
}
