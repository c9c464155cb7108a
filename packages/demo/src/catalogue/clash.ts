import { type Colour, colours } from '../label/index.ts'
import { colourDistance } from './dye-style.ts'
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
    const isSameGarment = one.style.garment === other.style.garment
    let clash = (between.get(one.colour.id)?.get(other.colour.id) ?? 0) + (isSameGarment ? 0.5 : 0)
    if (one.style.look !== other.style.look) return clash
    clash += one.style.look === 'plain' ? 1 : 2.5
    if (one.style.number === other.style.number) clash += 3
    return isSameGarment && one.colour.id === other.colour.id ? clash + 30 : clash
  }
}
