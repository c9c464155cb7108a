import type { GarmentType } from '@vonk/demo'
import type { Facts } from './fixture.ts'

/** What a shopper wants who types a query. */
export type Intent = {
  readonly garment?: readonly GarmentType[]
  /** Garments that will do when there is nothing better. */
  readonly near?: readonly GarmentType[]
  /** Of this make, or it is not what was asked: a raincoat. */
  readonly cloth?: readonly Facts['fabric'][]
  /** Preferably of this: a denim skirt. */
  readonly fabric?: readonly Facts['fabric'][]
  readonly colour?: Family
  readonly size?: string
  readonly audience?: readonly Facts['audience'][]
  readonly motif?: NonNullable<Facts['motif']>
  readonly brand?: Facts['brand']
  /** An article number, or the beginning of one. */
  readonly sku?: string
}

export type Family = keyof typeof families

/** The dyes a colour word means, and those that come close. */
const families = {
  blue: { dyes: ['night', 'sky', 'cobalt', 'denim'], close: ['petrol'] },
  darkBlue: { dyes: ['night'], close: ['cobalt', 'denim', 'sky'] },
  red: { dyes: ['brick', 'cherry'], close: ['coral'] },
  pink: { dyes: ['rose', 'fuchsia'], close: [] },
  purple: { dyes: ['lilac', 'plum'], close: [] },
  yellow: { dyes: ['sun', 'mustard'], close: [] },
  green: { dyes: ['lime', 'mint', 'forest', 'olive'], close: ['petrol'] },
  white: { dyes: ['white', 'cream'], close: [] },
  brown: { dyes: ['cocoa'], close: [] },
  gray: { dyes: ['stone', 'charcoal'], close: [] },
  black: { dyes: ['black'], close: [] },
  orange: { dyes: ['coral'], close: [] },
} as const satisfies Record<string, { dyes: readonly string[]; close: readonly string[] }>

/** How well a product answers a intent: 3 is exactly it, 2 is nearly it, 1 is of some use, 0 is wrong. */
export function grade(intent: Intent, facts: Facts): number {
  if (intent.sku !== undefined) return facts.sku.toLowerCase().startsWith(intent.sku.toLowerCase()) ? 3 : 0
  const { garment = [], near = [], cloth } = intent
  const isIt = garment.length === 0 || garment.includes(facts.garment)
  if ((!isIt && !near.includes(facts.garment)) || (cloth && !cloth.includes(facts.fabric))) return 0
  return Math.min(isIt ? 3 : 1, lookGrade(intent, facts))
}

/** The right thing in another look is of some use, without the right size or for others it is nearly it; with nothing right it is wrong. */
function lookGrade(intent: Intent, facts: Facts): number {
  const { colour, motif, fabric, size, audience, brand } = intent
  const looks = [
    ...(colour ? [colourFit(colour, facts)] : []),
    ...(motif ? [Number(facts.motif === motif)] : []),
    ...(fabric ? [Number(fabric.includes(facts.fabric))] : []),
  ]
  const others = [
    ...(size ? [Number(facts.sizes.includes(size))] : []),
    ...(audience ? [Number(audience.includes(facts.audience) || facts.audience === 'unisex')] : []),
    ...(brand ? [Number(facts.brand === brand)] : []),
  ]
  const wanted = [...looks, ...others]
  if (wanted.every((fit) => fit === 1)) return 3
  if (wanted.length > 1 && wanted.every((fit) => fit === 0)) return 0
  return looks.includes(0) || others.length > 1 ? 1 : 2
}

function colourFit(colour: Family, facts: Facts): number {
  const { dyes, close }: { dyes: readonly string[]; close: readonly string[] } = families[colour]
  if (dyes.includes(facts.colour)) return 1
  return close.includes(facts.colour) ? 0.5 : 0
}
