import { plainLook, shopTokensOf } from '@vonk/domain/looks'
import type { StoreView } from '@vonk/domain/stores'

/** The colour a phone paints around the page: the ground the header stands on. */
export function themeColourOf({ look = plainLook, isSampleSale }: Pick<StoreView, 'look' | 'isSampleSale'>): string {
  return shopTokensOf(look, { isSampleSale })['colour-hero']
}
