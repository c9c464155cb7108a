import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { colours, garmentTypes, patterns, prints } from '../label/index.ts'
import { fabricsFor } from '../words/index.ts'
import { drawGarment, viewsOf } from './draw-garment.ts'
import { palette } from './palette.ts'
import type { GarmentPicture } from './prepare.ts'
import { faultsOf } from './testing.ts'
import type { views } from './views/index.ts'

const viewNames = ['front', 'back', 'detail', 'folded', 'worn'] as const satisfies readonly (keyof typeof views)[]

function aPicture(changes: Partial<GarmentPicture> = {}): GarmentPicture {
  return {
    garment: 'tee',
    view: 'front',
    colour: '#ef6a45',
    accent: '#232a4d',
    fabric: 'jersey',
    seed: 7,
    brand: 'vonk',
    ...changes,
  }
}

/** How many points between knee and ankle have the colour of skin, in a picture of half the size. */
async function skinBelow(svg: string): Promise<number> {
  const shins = { left: 100, top: 280, width: 100, height: 40 }
  const { data } = await sharp(Buffer.from(svg), { density: 72 / 2 })
    .extract(shins)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const skins = palette.skins.map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    const isSkin = skins.some(
      (skin) => Math.hypot(...skin.map((value, channel) => value - (data[at + channel] ?? 0))) < 8,
    )
    if (isSkin) count += 1
  }
  return count
}

describe('drawGarment', () => {
  it.each(garmentTypes)('draws a sound picture of %s in every view, pattern and print', (garment) => {
    const looks = [...patterns.map((pattern) => ({ pattern })), ...prints.map((print) => ({ print }))]
    const faulty = viewNames.flatMap((view) =>
      looks.flatMap((look, index) => {
        const brand = index % 2 === 0 ? 'vonk' : 'razz'
        const faults = faultsOf(drawGarment(aPicture({ garment, view, brand, ...look })))
        return faults.map((fault) => ({ view, look, fault }))
      }),
    )

    expect(faulty).toEqual([])
  })

  it('draws the same picture byte for byte when asked twice', () => {
    const picture = aPicture({ garment: 'hoodie', view: 'worn', pattern: 'camo', print: 'dino' })

    expect(drawGarment(picture)).toBe(drawGarment(picture))
  })

  it('folds the cloth differently for another style', () => {
    const folds = (seed: number) =>
      [...drawGarment(aPicture({ seed })).matchAll(/ transform="(matrix[^"]+)"/g)].map(([, fold]) => fold).join()

    expect(folds(1)).not.toBe(folds(2))
  })

  it('cuts the colours of a style alike', () => {
    const outlines = (colour: string) =>
      [
        ...drawGarment(aPicture({ garment: 'hoodie', seed: 12, colour })).matchAll(
          /<clipPath[^>]*><path[^>]* d="([^"]+)"/g,
        ),
      ].map(([, d]) => d)

    expect(outlines('#232a4d')).toEqual(outlines('#ef6a45'))
    expect(outlines('#232a4d').length).toBeGreaterThan(3)
  })

  it('draws shorts of swim cloth as swim shorts', () => {
    const shorts = drawGarment(aPicture({ garment: 'shorts', fabric: 'twill' }))

    expect(drawGarment(aPicture({ garment: 'shorts', fabric: 'swim-lycra' }))).not.toContain(
      shorts.match(/<clipPath[^>]*>(.*?)<\/clipPath>/)?.[1]?.match(/d="[^"]+"/)?.[0],
    )
  })

  it('keeps a picture light: thousands of them are drawn and stored in seconds', () => {
    const weights = garmentTypes.flatMap((garment) =>
      viewsOf(garment).flatMap((view) =>
        fabricsFor[garment].map((fabric, index) => {
          const pattern = patterns[(index + view.length) % patterns.length] ?? 'plain'
          return drawGarment(aPicture({ garment, view, fabric, pattern })).length
        }),
      ),
    )
    const average = weights.reduce((sum, weight) => sum + weight, 0) / weights.length

    expect(average).toBeLessThan(22_000)
    expect(Math.max(...weights)).toBeLessThan(50_000)
  })

  it('uses no filter, which costs the rasteriser a second', () => {
    const drawn = garmentTypes.map((garment) => drawGarment(aPicture({ garment, view: 'worn', fabric: 'fleece' })))

    expect(drawn.filter((svg) => svg.includes('<filter'))).toEqual([])
  })

  it('gives two pictures on one page no id in common', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const one = idsOf(drawGarment(aPicture({ seed: 1 })))

    expect(idsOf(drawGarment(aPicture({ seed: 2 }))).filter((id) => one.includes(id))).toEqual([])
  })

  it.each(garmentTypes)('dyes the cloth of %s in the colour of the product', (garment) => {
    const clothOf = (svg: string) => [...svg.matchAll(/<g clip-path="[^"]+"><use href="[^"]+" fill="([^"]+)"/g)]
    const faded = colours.filter(({ hex }) => {
      const cloth = clothOf(drawGarment(aPicture({ garment, colour: hex })))
      return !cloth.some(([, fill]) => fill === hex)
    })

    expect(faded).toEqual([])
  })

  it('cuts the same garment wider for Razz than for Vonk', () => {
    expect(drawGarment(aPicture({ brand: 'razz' }))).not.toContain(
      drawGarment(aPicture()).match(/<clipPath[^>]*>(.*?)<\/clipPath>/)?.[1],
    )
  })

  it.each([
    ['vonk', 'girls'],
    ['vonk', 'boys'],
    ['razz', 'girls'],
    ['razz', 'unisex'],
  ] as const)('never lets %s %s wear a winter coat over bare legs', async (brand, wearer) => {
    const coats = [1, 2, 3, 4, 5, 6].map((seed) =>
      aPicture({ garment: 'winter-coat', fabric: 'puffer', view: 'worn', brand, wearer, seed }),
    )
    const skins = await Promise.all(coats.map((coat) => skinBelow(drawGarment(coat))))
    const dress = aPicture({ garment: 'dress', fabric: 'poplin', view: 'worn', brand, wearer })

    expect(Math.max(...skins)).toBe(0)
    expect(await skinBelow(drawGarment(dress))).toBeGreaterThan(25)
  })

  it.each(['winter-coat', 'jacket', 'hoodie', 'tee', 'gilet'] as const)(
    'folds %s with the long sleeves it has over the front',
    (garment) => {
      const clothsIn = (view: 'front' | 'folded') =>
        [...drawGarment(aPicture({ garment, view, fabric: 'softshell' })).matchAll(/<clipPath[^>]*><path id=/g)].length

      const hasLongSleeves = garment !== 'tee' && garment !== 'gilet'
      // Each is a piece of cloth, and may end in a ribbed cuff.
      const sleeves = hasLongSleeves ? [2, 4] : [0]
      expect(sleeves).toContain(clothsIn('folded') - clothsIn('front'))
    },
  )

  it('shows a shopper the product colour in the middle of the chest', async () => {
    const { data, info } = await sharp(Buffer.from(drawGarment(aPicture({ colour: '#2f55c9' }))))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (400 * info.width + 290) * info.channels
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)

    expect([info.width, info.height]).toEqual([600, 744])
    expect(Math.hypot(red - 0x2f, green - 0x55, blue - 0xc9)).toBeLessThan(40)
  })
})

describe('viewsOf', () => {
  it.each(garmentTypes)('names only views of %s that differ from its front', (garment) => {
    const paths = (view: keyof typeof views) =>
      drawGarment(aPicture({ garment, view })).replace(/(id="|#)v[a-z0-9]+/g, '')
    const repeats = viewsOf(garment).filter((view) => view !== 'front' && paths(view) === paths('front'))

    expect(repeats).toEqual([])
  })
})
