import type { ListingSettings } from '../products/index.ts'
import { type ConfigurableProduct, isSelectable, type Variant } from './variant.ts'
import { choicesOf, type VariantChoice } from './variant-choices.ts'

export type SizeAndColor = {
  /** The simple product now in the cart. */
  readonly sku: string
  readonly size: string
  readonly color: string
  readonly settings: ListingSettings
}

/** What the cart item becomes. */
export type FoundParent<Product, Child> = {
  readonly parent: Product
  readonly variant: Child
  readonly choices: readonly VariantChoice[]
}

/**
 * The configurable product that has a simple product of this size and colour, and that child.
 * The parent of the product in the cart is preferred over its relatives in other colours.
 */
export function findParent<Child extends Variant, Product extends ConfigurableProduct<Child>>(
  parents: readonly Product[],
  wanted: SizeAndColor,
): FoundParent<Product, Child> | null {
  const isOwn = ({ children }: Product) => children.some(({ sku }) => sku === wanted.sku)
  const ownFirst = parents.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
  for (const parent of ownFirst) {
    const variant = parent.children.find((child) => isWanted(child, wanted))
    if (variant) return { parent, variant, choices: choicesOf(variant, parent.options) }
  }
  return null
}

function isWanted(child: Variant, wanted: SizeAndColor): boolean {
  const { size, color } = child.attributes
  return size === wanted.size && color === wanted.color && isSelectable(child, wanted.settings)
}
