import { describe, expect, it } from 'vitest'
import { garmentTypes } from '../label/index.ts'
import { makeReviews } from './make-reviews.ts'
import { aPage } from './testing.ts'

describe('makeReviews', () => {
  it('does not drown a catalogue of thousands', () => {
    const many = Array.from({ length: 6000 }, (_, id) =>
      aPage({ id: id + 1, garment: garmentTypes[id % garmentTypes.length] ?? 'tee', audience: 'girls' }).slice(0, 1),
    ).flat()

    expect(makeReviews({ seed: 1, today: Date.parse('2026-11-15'), products: many }).length).toBeLessThan(5000)
  })
})
