import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Field } from '../fields/field.ts'
import { addBit, createBitset } from '../sets/bitset.ts'
import { findFirst } from './find-first.ts'

const DOCUMENTS = 600

/** Prices of documents: few distinct ones make large sets, many make lists. */
function priced(prices: number): { field: Field; priceOf: (slot: number) => number } {
  const field = new Field()
  const priceOf = (slot: number) => (slot * 7919) % prices
  for (let slot = 0; slot < DOCUMENTS; slot += 1) field.set(slot, [priceOf(slot), prices + (slot % 3)])
  return { field, priceOf }
}

function find(field: Field, passing: readonly number[], size: number, direction: 'asc' | 'desc' = 'asc') {
  const bits = createBitset(DOCUMENTS)
  for (const slot of passing) addBit(bits, slot)
  const room = new Uint32Array(DOCUMENTS)
  return findFirst({ field, direction, passing: bits, count: passing.length, size, documents: DOCUMENTS, room })
}

describe('findFirst', () => {
  it('finds those that come first and all that tie with them, each once', () => {
    const fields = [2, 50, 600].map(priced)
    const passing = fc.uniqueArray(fc.nat(DOCUMENTS - 1), { minLength: 200, maxLength: DOCUMENTS })
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        passing,
        fc.integer({ min: 1, max: 40 }),
        ({ field, priceOf }, slots, size) => {
          const found = find(field, slots, size)
          if (!found) return
          const limit = Math.max(...Array.from(found, priceOf))

          expect(found.length).toBeGreaterThanOrEqual(size)
          expect([...found].sort((a, b) => a - b)).toEqual(
            slots.filter((slot) => priceOf(slot) <= limit).sort((a, b) => a - b),
          )
        },
      ),
    )
    expect(
      find(
        fields[1]?.field ?? new Field(),
        Array.from({ length: DOCUMENTS }, (_, slot) => slot),
        5,
      ),
    ).not.toBeNull()
  })

  it('leaves few documents, texts and missing values to others', () => {
    const { field } = priced(50)
    const all = Array.from({ length: DOCUMENTS }, (_, slot) => slot)
    const texts = new Field()
    const gaps = new Field()
    for (const slot of all) texts.set(slot, ['rood', slot])
    for (const slot of all.slice(0, 3)) gaps.set(slot, [slot])

    expect(find(field, all.slice(0, 20), 10)).toBeNull()
    expect(find(texts, all, 10)).toBeNull()
    expect(find(gaps, all, 10)).toBeNull()
  })
})
