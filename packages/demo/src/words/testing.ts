import type { Brand } from '../label/index.ts'
import { colours, type GarmentType, garmentTypes, patterns, prints } from '../label/index.ts'
import type { Audience, ProductBrief, Season } from './product-brief.ts'
import { fabricsFor } from './products/fabrics-for.ts'
import { type Ware, wareOf } from './products/ware-of.ts'

const audiences: Readonly<Record<Brand, readonly Audience[]>> = {
  vonk: ['girls', 'boys', 'baby', 'unisex'],
  razz: ['teens'],
}
const seasons: readonly Season[] = ['spring-summer', 'autumn-winter', 'all-year']
const colourCounts = [2, 3, 1, 2, 4]

function turn<T>(list: readonly T[], place: number): T {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('an empty list has no turns')
  return found
}

export function aBrief(changes: Partial<ProductBrief> = {}): ProductBrief {
  const colour = turn(colours, 0)
  const base = {
    garment: 'hoodie',
    brand: 'vonk',
    audience: 'girls',
    fabric: 'french-terry',
    season: 'all-year',
  } as const
  return { ...base, colour, seed: 0, ...changes }
}

/** The nth product of a catalogue that mixes everything the label makes. */
export function aCatalogueBrief(brand: Brand, number: number, only?: GarmentType): ProductBrief {
  const garment = only ?? turn(garmentTypes, number * 7)
  const print = turn(prints, Math.floor(number / 3))
  const look = number % 3 === 0 ? { print } : { pattern: turn(patterns, Math.floor(number / 4)) }
  return {
    garment,
    brand,
    audience: turn(audiences[brand], number),
    colour: turn(colours, number * 11),
    fabric: turn(fabricsFor[garment], Math.floor(number / 25) + number),
    season: turn(seasons, Math.floor(number / 2)),
    seed: number,
    ...look,
  }
}

/** Fifty products of one kind as a catalogue has them: style after style, each in one to four colours. */
export function aPageOf(brand: Brand, ware: Ware): readonly ProductBrief[] {
  const page: ProductBrief[] = []
  for (let seed = 0; page.length < 50; seed += 1) {
    const style = aStyle(brand, ware, seed)
    const dyes = Array.from({ length: turn(colourCounts, seed) }, (_, dye) => turn(colours, seed * 7 + dye * 9))
    page.push(...dyes.map((colour) => ({ ...style, colour })))
  }
  return page.slice(0, 50)
}

function aStyle(brand: Brand, ware: Ware, seed: number): ProductBrief {
  const garment = ware === 'swim-shorts' ? 'shorts' : ware
  const cloths = fabricsFor[garment].filter((fabric) => wareOf({ garment, fabric }) === ware)
  // Half of the products are plain or striped, the rest is spread over the other looks.
  const look = seed % 2 === 0 ? { pattern: turn(patterns, seed % 4) } : { print: turn(prints, seed) }
  return {
    ...aBrief({ garment, brand, seed, ...look }),
    audience: turn(audiences[brand], Math.floor(seed / 2)),
    fabric: turn(cloths, seed),
    season: turn(seasons, seed),
  }
}
