import { facts } from '../words/nl/facts.data.ts'
import { garmentGroup } from '../words/products/garment-group.ts'
import type { ReviewedProduct } from './reviewed-product.ts'
import type { Remark } from './voice.ts'

export type Writer = 'parent' | 'grandparent' | 'teen'

const placed = ['lettering', 'dino', 'rocket', 'rainbow', 'lightning', 'skate', 'heart']
const unworn = ['head', 'feet', 'bag']
const kneed = ['jeans', 'joggers', 'chino', 'leggings', 'dungarees']
const zippedAlways = ['winter-coat', 'gilet']

/** What is true of a product, its writer and the stars: the words that scopes are made of. */
export function traitsOf(product: ReviewedProduct, writer: Writer, stars: number): ReadonlySet<string> {
  const { garment, audience, brand, name } = product
  const isSwim = isSwimming(product)
  const group = isSwim ? 'swim' : garmentGroup[garment]
  const motif = Object.entries(facts.motifs).find(([, words]) => name.nl.endsWith(` ${words}`))?.[0]
  const isRain = /^Regen/.test(name.nl)
  const isTight = isRain || /^Softshell/.test(name.nl)
  const traits = [
    'all',
    garment,
    group,
    audience,
    brand,
    writer,
    ...when(writer === 'grandparent', 'parent'),
    ...when(audience === 'teens', 'teens-only'),
    ...when(!unworn.includes(group), 'clothes'),
    ...when(kneed.includes(garment), 'kneed'),
    ...when(garment === 'jeans' || garment === 'chino', 'waisted'),
    ...when(zippedAlways.includes(garment) || (garment === 'jacket' && isTight), 'zipped'),
    ...when(isRain, 'rain'),
    ...when(stars === 5, 'five'),
    ...when(stars === 3, 'three'),
    ...(motif ? [motif, placed.includes(motif) ? 'print' : 'pattern'] : []),
  ]
  return new Set(traits)
}

export function isSwimming({ garment, name }: Pick<ReviewedProduct, 'garment' | 'name'>): boolean {
  return garment === 'swimwear' || /^Zwem/.test(name.nl)
}

function when(isTrue: boolean, trait: string): string[] {
  return isTrue ? [trait] : []
}

/** "tee/polo" needs one of them, "!baby" none. */
export function isInScope({ scope }: Remark, traits: ReadonlySet<string>): boolean {
  return scope.every(({ oneOf, isBarred }) => oneOf.some((trait) => traits.has(trait)) !== isBarred)
}
