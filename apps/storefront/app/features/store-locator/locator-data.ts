import type { Coordinates } from '@vonk/domain/shipping'
import type { ShopLocation } from './shop/shop-location.ts'

export type LocatorData = {
  readonly shops: readonly ShopLocation[]
  /** Whether the shops could not be asked for. */
  readonly hasFailed: boolean
  /** What was typed. */
  readonly typed: string
  /** Where the shopper is or wants to look; null without. */
  readonly near: (Coordinates & { readonly name: string }) | null
  readonly isPickupOnly: boolean
  /** Whether something was typed that nobody knows. */
  readonly isUnknownPlace: boolean
}
