import type { ListingSettings } from '../products/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import { type Configuration, isAmong, isSelectable, type Variant } from './variant.ts'

export type VariantQuery = {
  readonly configuration: Configuration
  /** The variant an address or a cart line names; it wins over the attributes when it may be chosen. */
  readonly sku?: string | null
  /** Whether any variant is better than none. */
  readonly allowFallback: boolean
  readonly settings: ListingSettings
}

/** `closest` shares some of the wanted attributes, `fallback` none of them. */
export type VariantMatch<Child> = { readonly variant: Child; readonly kind: 'exact' | 'closest' | 'fallback' }
export type NoVariant = { readonly code: 'no-variants-available' }

/** The selectable child with the most wanted attributes, the cheaper one on a tie. */
export function chooseVariant<Child extends Variant>(
  children: readonly Child[],
  { configuration, sku, allowFallback, settings }: VariantQuery,
): Result<VariantMatch<Child>, NoVariant> {
  const selectable = children.filter((child) => isSelectable(child, settings))
  const named = selectable.find((child) => child.sku === sku)
  if (named) return ok({ variant: named, kind: 'exact' })

  const wanted = wantedAttributes(configuration)
  const best = bestMatch(selectable, wanted)
  if (best === null) return err({ code: 'no-variants-available' })
  // A sku that nobody has, and nothing beside it, matches no child.
  const isSkuAlone = wanted.length === 0 && typeof sku === 'string'
  if (!isSkuAlone && best.level === wanted.length) return ok({ variant: best.variant, kind: 'exact' })
  if (best.level > 0) return ok({ variant: best.variant, kind: 'closest' })
  return allowFallback ? ok({ variant: best.first, kind: 'fallback' }) : err({ code: 'no-variants-available' })
}

type Match<Child> = { readonly first: Child; readonly variant: Child; readonly level: number }

function bestMatch<Child extends Variant>(children: readonly Child[], wanted: readonly WantedAttribute[]) {
  let best: Match<Child> | null = null
  for (const child of children) {
    const level = matchLevel(child, wanted)
    if (best === null) best = { first: child, variant: child, level }
    else if (level > best.level || (level === best.level && isCheaper(child, best.variant))) {
      best = { first: best.first, variant: child, level }
    }
  }
  return best
}

type WantedAttribute = readonly [code: string, values: string | readonly string[]]

/** A price can be part of a filter but never of what makes a variant. */
function wantedAttributes(configuration: Configuration): WantedAttribute[] {
  return Object.entries(configuration).filter(([code]) => code !== 'price')
}

function matchLevel({ attributes }: Variant, wanted: readonly WantedAttribute[]): number {
  let level = 0
  for (const [code, values] of wanted) if (isAmong(attributes[code], values)) level += 1
  return level
}

/** A price nobody knows is not cheap. */
function isCheaper(one: Variant, other: Variant): boolean {
  return (one.price ?? Number.POSITIVE_INFINITY) < (other.price ?? Number.POSITIVE_INFINITY)
}
