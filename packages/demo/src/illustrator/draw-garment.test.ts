import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { colours, garmentTypes, patterns, prints } from '../label/index.ts'
import { drawGarment, type GarmentPicture } from './draw-garment.ts'
import type { views } from './views/index.ts'
import { viewsOf } from './views-of.ts'

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

/** What would make a browser or a rasteriser refuse the picture or draw a hole; empty when it is sound. */
function faultsOf(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, closes, name = '', isEmpty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<>]*")*(\/?)>/g)) {
    if (closes && open.pop() !== name) faults.push(`stray </${name}>`)
    if (!closes && !isEmpty) open.push(name)
  }
  if (open.length > 0) faults.push(`unclosed ${open.join()}`)
  if (svg.replace(/<[^<>]*>/g, '') !== '') faults.push('text outside elements')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  if (new Set(ids).size !== ids.length) faults.push('an id twice')
  const missing = [...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !ids.includes(id))
  if (missing.length > 0) faults.push('a reference to nothing')
  const word = svg.match(/NaN|undefined|Infinity|null|<text|href/)?.[0]
  return word ? [...faults, word] : faults
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

  it('folds the cloth differently for another seed', () => {
    const shapes = (seed: number) =>
      [...drawGarment(aPicture({ seed })).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join()

    expect(shapes(1)).not.toBe(shapes(2))
  })

  it('gives two pictures on one page no id in common', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const one = idsOf(drawGarment(aPicture({ seed: 1 })))

    expect(idsOf(drawGarment(aPicture({ seed: 2 }))).filter((id) => one.includes(id))).toEqual([])
  })

  it.each(garmentTypes)('dyes the cloth of %s in the colour of the product', (garment) => {
    const clothOf = (svg: string) => [...svg.matchAll(/<g clip-path="[^"]+"><path d="[^"]+" fill="([^"]+)"/g)]
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
      drawGarment(aPicture({ garment, view })).replace(/-[a-z0-9]+-[a-z0-9]+"/g, '')
    const repeats = viewsOf(garment).filter((view) => view !== 'front' && paths(view) === paths('front'))

    expect(repeats).toEqual([])
  })
})
