import { readFile } from 'node:fs/promises'
import { type Rgb, readHex } from '@vonk/domain/colours'
import { describe, expect, it } from 'vitest'
import { pictureInks } from './picture-inks.data.ts'
import { wordsOnPicture } from './words-on-picture.ts'

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
    const dark = { brand: 'vonk', ink: 'dark' } as const

    expect(wordsOnPicture(picture, { ...dark, align: 'start' })).toBeGreaterThan(12)
    expect(wordsOnPicture(picture, { ...dark, align: 'end' })).toBeLessThan(4.5)
    expect(wordsOnPicture(picture, { ...dark, align: 'center' })).toBeLessThan(12)
    expect(wordsOnPicture(picture, { brand: 'vonk', ink: 'light', align: 'end' })).toBeGreaterThan(12)
  })

  it('counts the veil that lies on the picture, as long as it does', () => {
    // The first columns are under the whole veil, the fourth is nearly bare.
    const veiled = wordsOnPicture(halves(night, paper, 2), { brand: 'vonk', ink: 'dark', align: 'start' })
    const bare = wordsOnPicture(halves(night, paper, 4), { brand: 'vonk', ink: 'dark', align: 'start' })

    expect(veiled).toBeGreaterThan(4.5)
    expect(bare).toBeLessThan(2)
  })
})

describe('the inks of pictures', () => {
  it.each(Object.entries(pictureInks))('are those of the style sheet in %s', async (brand, { dark, light }) => {
    const css = await readFile(new URL('../../../ui/src/tokens/tokens.css', import.meta.url), 'utf8')
    const block = css.slice(css.indexOf(`\n  [data-brand="${brand}"] {`))
    const tokenOf = (name: string) => new RegExp(`--colour-${name}: ([^;]+);`).exec(block)?.[1]
    const veilOf = ({ veil, opacity }: typeof dark) => `rgb(${readHex(veil).join(' ')} / ${opacity})`

    expect([tokenOf('ink'), tokenOf('picture-veil')]).toEqual([dark.words, veilOf(dark)])
    expect([tokenOf('on-picture'), tokenOf('picture-shade')]).toEqual([light.words, veilOf(light)])
  })
})
