import type { Brand } from '@vonk/domain/stores'
import { colours, type GarmentType, garmentTypes, patterns, prints } from '../label/index.ts'
import { fabricsFor } from './fabrics-for.ts'
import type { Audience, ProductBrief, Season } from './product-brief.ts'

const audiences: readonly Audience[] = ['girls', 'boys', 'baby', 'unisex', 'teens']
const seasons: readonly Season[] = ['spring-summer', 'autumn-winter', 'all-year']

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
    audience: brand === 'razz' ? 'teens' : turn(audiences, number),
    colour: turn(colours, number * 11),
    fabric: turn(fabricsFor[garment], Math.floor(number / 25) + number),
    season: turn(seasons, Math.floor(number / 2)),
    seed: number,
    ...look,
  }
}
