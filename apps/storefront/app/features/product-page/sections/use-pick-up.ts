import { useNavigate } from 'react-router'
import { useDevice, useWholeDevice } from '../../../device/index.ts'
import { usePanel } from '../../panels/index.ts'
import type { AdditionView } from '../buy/additions-of.ts'
import type { AddToCart } from '../buy/use-buying.ts'

/** What is chosen on the page, null while something is still to be chosen, and how it gets into the cart. */
export type Chosen = { readonly additions: readonly AdditionView[] | null; readonly add: AddToCart }

/** Puts what is chosen into the cart and leads to the checkout with a shop to pick it up in; null where that cannot be. */
export function usePickUp({ additions, add }: Chosen): ((shopId: string) => Promise<void>) | null {
  const items = useDevice(({ cart }) => cart.items)
  const { settings } = useWholeDevice()
  const { close } = usePanel('shopPanel')
  const navigate = useNavigate()
  if (additions === null || settings.externalCheckout) return null

  return async (shopId) => {
    // Who has it in the cart already wants to pick up that one.
    const missing = additions.filter(({ line }) => !items.some(({ sku }) => sku === line.sku))
    if (missing.length > 0 && (await add(missing, true)).added.length === 0) return
    close()
    navigate(`/checkout/?pickup=${encodeURIComponent(shopId)}`)
  }
}
