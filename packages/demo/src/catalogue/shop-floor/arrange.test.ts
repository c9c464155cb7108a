import { describe, expect, it } from 'vitest'
import { colourOf } from '../range/dye-style.ts'
import { arrange } from './arrange.ts'
import type { Standing } from './standing.ts'

function aProduct(dye: string, number: number, lists: readonly number[] = [1]): Standing {
  return { style: { garment: 'tee', look: 'plain', number }, colour: colourOf(dye), lists }
}

const dyes = ['night', 'coral', 'mint', 'sun', 'plum', 'sky']

describe('arrange', () => {
  it('keeps every product, each once', () => {
    const products = Array.from({ length: 150 }, (_, turn) => aProduct(dyes[turn % 6] ?? 'night', turn))
    const arranged = arrange(products, { reach: 40 })

    expect(new Set(arranged)).toEqual(new Set(products))
    expect(arranged).toHaveLength(150)
  })

  it('parts twins that came side by side, in every list they stand in', () => {
    const products = dyes.flatMap((dye, turn) =>
      [0, 1, 2].map((twin) => aProduct(dye, turn * 3 + twin, [1, 2 + (twin % 2)])),
    )
    const arranged = arrange(products, { reach: 40 })

    for (const list of [1, 2, 3]) {
      const shown = arranged.filter(({ lists }) => lists.includes(list))
      const twins = shown.filter(({ colour }, index) => colour === shown[index + 1]?.colour)
      expect(twins).toEqual([])
    }
  })

  it('leaves an order alone in which nobody clashes', () => {
    const products = dyes.map((dye, turn) => ({ ...aProduct(dye, turn), lists: [turn] }))

    expect(arrange(products, { reach: 40 })).toEqual(products)
  })
})
