import { type Colour, colours } from '../../label/index.ts'
import { colourDistance } from '../range/dye-style.ts'
import type { Standing } from './standing.ts'

export type Clash = (one: Standing, other: Standing) => number

/** How much two neighbours look alike; garments of one kind in one colour and look are twins. */
export function createClash(sameColour: number): Clash {
  const nearness = (one: Colour, other: Colour) => {
    if (one.id === other.id) return sameColour
    return colourDistance(one, other) < 75 ? 1.5 : 0
  }
  const between = new Map(
    colours.map((one) => [one.id, new Map(colours.map((other) => [other.id, nearness(one, other)]))]),
  )
  return (one, other) => {
    const nearby = between.get(one.colour.id)?.get(other.colour.id) ?? 0
    return nearby + likeness(one, other) + (isTwin(one, other) ? 30 : 0)
  }
}

/** One garment with one print beside itself is the same picture twice, whatever its dye. */
function likeness({ style: one }: Standing, { style: other }: Standing): number {
  const isSameGarment = one.garment === other.garment
  const kin = isSameGarment ? 0.5 : 0
  if (one.look !== other.look) return kin
  const repeated = one.number === other.number ? kin + 3 : kin
  if (one.look === 'plain') return repeated + 1
  return repeated + (isSameGarment ? 10.5 : 2.5)
}

function isTwin({ style: one, colour }: Standing, { style: other, colour: its }: Standing): boolean {
  return one.look === other.look && one.garment === other.garment && colour.id === its.id
}
