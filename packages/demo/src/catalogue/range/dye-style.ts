import type { Brand } from '../../label/index.ts'
import { type Colour, colours, type Fabric, type Wearer } from '../../label/index.ts'
import type { Season, Ware } from '../../words/index.ts'
import type { Dice } from '../dice.ts'
import { accents, clothDyes, coatDyes, lookDyes, seasonDyes, wearerDyes } from './dyes.data.ts'
import type { Look } from './style.ts'

export type Dyeable = {
  readonly brand: Brand
  readonly wearer: Wearer
  readonly ware: Ware
  readonly fabric: Fabric
  readonly season: Season
  readonly look: Look
}

const card: ReadonlyMap<string, Colour> = new Map(colours.map((colour) => [colour.id, colour]))

export function colourOf(id: string): Colour {
  const colour = card.get(id)
  if (colour === undefined) throw new Error(`the dye card has no ${id}`)
  return colour
}

/** The dyes that make sense for a design; who wears it gives way before the cloth does. */
export function dyesFor({ brand, wearer, ware, fabric, season, look }: Dyeable): readonly Colour[] {
  const cloth = ware === 'winter-coat' ? coatDyes : (clothDyes[fabric] ?? seasonDyes[season])
  const looked = both(cloth, lookDyes[look])
  return both(looked, wearerDyes[brand][wearer]).map(colourOf)
}

function both(dyes: readonly string[], others: readonly string[] | undefined): readonly string[] {
  const shared = others ? dyes.filter((dye) => others.includes(dye)) : dyes
  return shared.length > 0 ? shared : (others ?? dyes)
}

/** Colours for one design, as different from each other as the offer allows. */
export function spreadColours(offer: readonly Colour[], count: number, dice: Dice): readonly Colour[] {
  const left = dice.shuffle(offer)
  const chosen: Colour[] = []
  for (let distance = 110; chosen.length < count && left.length > 0; distance -= 10) {
    const place = left.findIndex((colour) => chosen.every((other) => colourDistance(colour, other) >= distance))
    if (place >= 0) chosen.push(...left.splice(place, 1))
  }
  return chosen
}

/** What is sewn on in spring does not go on a winter coat. */
const springAccents = ['sun', 'mint', 'sky', 'white']

export function accentFor(
  colour: Colour,
  { style, turn }: { style: { readonly brand: Brand; readonly garment: string }; turn: number },
): Colour {
  const { brand, garment } = style
  const isCoat = garment === 'winter-coat' && brand === 'vonk'
  const list = (accents[brand][colour.id] ?? []).filter((dye) => !isCoat || !springAccents.includes(dye))
  return colourOf(list[turn % list.length] ?? 'cream')
}

/** How far two dyes are apart to the eye: 0 for the same, about 440 for black and white. */
export function colourDistance(one: Colour, other: Colour): number {
  return Math.hypot(...[1, 3, 5].map((place) => channel(one, place) - channel(other, place)))
}

function channel({ hex }: Colour, place: number): number {
  return Number.parseInt(hex.slice(place, place + 2), 16)
}
