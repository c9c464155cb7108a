import type { ProductBrief } from '../product-brief.ts'
import { chooseFit } from './choose-fit.ts'
import { garmentGroup } from './garment-group.ts'
import { wareOf } from './ware-of.ts'

const seasonTrait = { 'spring-summer': 'summer', 'autumn-winter': 'winter', 'all-year': 'all-year' } as const

/** Dyes that nobody would call quiet. */
const brightDyes: readonly string[] = ['cobalt', 'coral', 'cherry', 'fuchsia', 'sun', 'lime']

/** What is true of a product, in the words the copy uses to say when a line may stand. */
export function traitsOf(product: ProductBrief): ReadonlySet<string> {
  const { garment, fabric, audience, season, colour } = product
  const ware = wareOf(product)
  const brightness = brightDyes.includes(colour.id) ? 'bright' : 'quiet'
  return new Set([
    garment,
    ware,
    garmentGroup[ware],
    fabric,
    audience,
    seasonTrait[season],
    chooseFit(product),
    brightness,
  ])
}

/** No condition is always met; any one of `a/b` will do; `!a` must not be there. */
export function isMet(condition: string, traits: ReadonlySet<string>): boolean {
  if (condition === '') return true
  if (condition.startsWith('!')) return !traits.has(condition.slice(1))
  return condition.split('/').some((trait) => traits.has(trait))
}
