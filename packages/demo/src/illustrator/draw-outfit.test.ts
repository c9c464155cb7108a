import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { GarmentType, Wearer } from '../label/index.ts'
import { drawOutfit, type OutfitPicture } from './draw-outfit.ts'
import { faultsOf } from './testing.ts'

const dyes = ['#ef6a45', '#2f55c9', '#8fd3b6', '#f6c445', '#6d3a63', '#b8e02a']

function anOutfit(
  garments: readonly [GarmentType, ...GarmentType[]],
  changes: Partial<OutfitPicture> = {},
): OutfitPicture {
  const pieceOf = (garment: GarmentType, index: number) =>
    ({ garment, colour: dyes[index] ?? '#232a4d', accent: '#f4ead6', fabric: 'jersey', seed: index + 1 }) as const
  const [first, ...others] = garments
  const pieces = [pieceOf(first, 0), ...others.map((garment, index) => pieceOf(garment, index + 1))] as const
  return { arrangement: 'worn', brand: 'vonk', wearer: 'girls', seed: 4, ...changes, pieces }
}

/** The colours of a drawing, as small as a shopper can still tell them apart. */
function pixelsOf(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 / 4 })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The share of the picture in which two drawings differ to the eye. */
function differenceOf(one: Buffer, other: Buffer): number {
  let changed = 0
  for (let at = 0; at < one.length; at += 3) {
    const gap = [0, 1, 2].map((channel) => (one[at + channel] ?? 0) - (other[at + channel] ?? 0))
    if (Math.hypot(...gap) > 40) changed += 1
  }
  return changed / (one.length / 3)
}

const looks: readonly (readonly [Wearer, readonly [GarmentType, ...GarmentType[]]])[] = [
  ['girls', ['dress', 'leggings', 'cardigan', 'beanie']],
  ['boys', ['tee', 'jeans', 'winter-coat', 'cap', 'sneaker', 'bag']],
  ['girls', ['tee', 'skirt', 'socks', 'sneaker']],
  ['baby', ['longsleeve', 'dungarees', 'socks', 'beanie']],
  ['baby', ['sweater', 'joggers', 'jacket']],
]

describe('drawOutfit', () => {
  it.each(looks)('shows every piece that %s wear of %j', async (wearer, garments) => {
    for (const arrangement of ['worn', 'laid'] as const) {
      const outfit = anOutfit(garments, { wearer, arrangement })
      const drawn = drawOutfit(outfit)
      expect(faultsOf(drawn)).toEqual([])
      const pixels = await pixelsOf(drawn)
      for (const [place, { garment }] of outfit.pieces.entries()) {
        const [first, ...others] = outfit.pieces.map((piece, index) =>
          index === place ? { ...piece, colour: '#17181c' } : piece,
        )
        if (!first) throw new Error('an outfit without pieces')
        const changed = await pixelsOf(drawOutfit({ ...outfit, pieces: [first, ...others] }))
        expect(differenceOf(pixels, changed), `${arrangement} ${garment}`).toBeGreaterThan(0.0015)
      }
    }
  })

  it('draws the same picture byte for byte when asked twice', () => {
    const outfit = anOutfit(['hoodie', 'joggers', 'bag'], { brand: 'razz', wearer: 'unisex' })

    expect(drawOutfit(outfit)).toBe(drawOutfit(outfit))
  })
})
