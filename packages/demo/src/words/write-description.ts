import { admit } from './admit.ts'
import type { BrandCopy, Sentences } from './copy.ts'
import { garmentGroup } from './garment-group.ts'
import type { ProductBrief } from './product-brief.ts'
import { pick, type Slot } from './seeded.ts'

type Part = 'opening' | 'detail' | 'fabric' | 'look' | 'moment'

const shapes: Readonly<Record<'vonk' | 'razz', Readonly<Record<'plain' | 'decorated', readonly (readonly Part[])[]>>>> =
  {
    vonk: {
      plain: [
        ['opening', 'detail', 'fabric'],
        ['opening', 'fabric', 'detail', 'moment'],
        ['opening', 'detail', 'look'],
        ['fabric', 'detail', 'moment'],
        ['opening', 'detail', 'moment'],
        ['opening', 'look', 'fabric', 'detail'],
        ['detail', 'fabric', 'look', 'moment'],
        ['opening', 'fabric', 'moment'],
        ['opening', 'look', 'moment'],
      ],
      decorated: [
        ['opening', 'look', 'detail'],
        ['look', 'detail', 'fabric'],
        ['opening', 'detail', 'look', 'moment'],
        ['look', 'opening', 'detail'],
        ['opening', 'look', 'fabric', 'detail'],
        ['detail', 'look', 'moment'],
        ['opening', 'look', 'fabric'],
        ['look', 'opening', 'moment'],
        ['detail', 'fabric', 'look'],
      ],
    },
    razz: {
      plain: [
        ['opening', 'detail'],
        ['opening', 'fabric', 'detail'],
        ['opening', 'detail', 'moment'],
        ['fabric', 'detail', 'moment'],
        ['opening', 'look', 'detail'],
        ['opening', 'fabric', 'look'],
      ],
      decorated: [
        ['opening', 'look', 'detail'],
        ['look', 'detail'],
        ['look', 'fabric', 'moment'],
        ['opening', 'detail', 'look'],
        ['look', 'detail', 'moment'],
        ['opening', 'look', 'fabric'],
      ],
    },
  }

/** Two to four sentences; the construction belongs to the style, the rest turns with the product's place. */
export function writeDescription(product: ProductBrief, copy: BrandCopy, colour: string): readonly string[] {
  const { garment, brand, seed, sequence = seed } = product
  const choose = (slot: Slot, sentences: Sentences, key: string, turn = sequence) =>
    pick(admit(sentences, product), { slot, key: `${brand}:${key}`, turn })
  const { sentences: looks, key: lookKey, isPlain } = findLook(product, copy)
  const group = garmentGroup[garment]
  const parts: Record<Part, () => string> = {
    opening: () => choose('opening', copy.garments[garment].openings, garment),
    detail: () => choose('detail', copy.garments[garment].details, garment, seed),
    fabric: () => choose('fabric', copy.fabrics[product.fabric], product.fabric),
    look: () => fillColour(choose('look', looks, lookKey), colour),
    moment: () => choose('moment', copy.moments[group], group),
  }
  const shape = pick(shapes[brand][isPlain ? 'plain' : 'decorated'], { slot: 'shape', key: garment, turn: sequence })
  return shape.map((part) => parts[part]())
}

function findLook({ print, pattern = 'plain' }: ProductBrief, copy: BrandCopy) {
  if (print) return { sentences: copy.prints[print], key: print, isPlain: false }
  if (pattern !== 'plain') return { sentences: copy.patterns[pattern], key: pattern, isPlain: false }
  return { sentences: copy.colours, key: 'colours', isPlain: true }
}

function fillColour(sentence: string, colour: string): string {
  const capitalised = colour.charAt(0).toUpperCase() + colour.slice(1)
  return sentence.replace('{colour}', colour).replace('{Colour}', capitalised)
}
