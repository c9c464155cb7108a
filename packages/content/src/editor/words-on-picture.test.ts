import type { Rgb } from '@vonk/domain/colours'
import { pictureInksOf, plainLook } from '@vonk/domain/looks'
import { describe, expect, it } from 'vitest'
import { wordsOnPicture } from './words-on-picture.ts'

const inks = pictureInksOf(plainLook)
const [night, paper]: readonly Rgb[] = [
  [10, 10, 30],
  [250, 250, 245],
]
/** A picture of ten columns: the first of them in one colour, the rest in another. */
const halves = (left: Rgb = [0, 0, 0], right: Rgb = [0, 0, 0], leftColumns = 5) => ({
  columns: 10,
  rows: 10,
  points: Array.from({ length: 100 }, (_, index) => (index % 10 < leftColumns ? left : right)),
})

describe('wordsOnPicture', () => {
  it('looks where the words stand', () => {
    const picture = halves(paper, night)
    const dark = { inks, ink: 'dark' } as const

    expect(wordsOnPicture(picture, { ...dark, align: 'start' })).toBeGreaterThan(12)
    expect(wordsOnPicture(picture, { ...dark, align: 'end' })).toBeLessThan(4.5)
    expect(wordsOnPicture(picture, { ...dark, align: 'center' })).toBeLessThan(12)
    expect(wordsOnPicture(picture, { inks, ink: 'light', align: 'end' })).toBeGreaterThan(12)
  })

  it('counts the veil that lies on the picture, as long as it does', () => {
    // The first columns are under the whole veil, the fourth is nearly bare.
    const veiled = wordsOnPicture(halves(night, paper, 2), { inks, ink: 'dark', align: 'start' })
    const bare = wordsOnPicture(halves(night, paper, 4), { inks, ink: 'dark', align: 'start' })

    expect(veiled).toBeGreaterThan(4.5)
    expect(bare).toBeLessThan(2)
  })
})
