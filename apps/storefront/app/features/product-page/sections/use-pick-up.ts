import { useNavigate } from 'react-router'
import { useDevice, useWholeDevice } from '#device/index.ts'
import { useTrack } from '../../analytics/index.ts'
import { usePanel } from '../../panels/index.ts'
import { additionsOf, putIntoCart } from '../buy/buying.ts'
import type { Selection } from '../buy/selection.ts'
import type { AddedFrom } from '../load/to-added-products.ts'

/** What is chosen on a page, of its product. */
export type Chosen = AddedFrom & { readonly selection: Selection }

/** Puts what is chosen into the cart and leads to the checkout with a shop to pick it up in; null where that cannot be. */
export function usePickUp({ selection, ...from }: Chosen): ((shopId: string) => Promise<void>) | null {
  const items = useDevice(({ cart }) => cart.items)
  const device = useWholeDevice()
  const track = useTrack()
  const { close } = usePanel('shopPanel')
  const navigate = useNavigate()
  const additions = additionsOf(from.product, selection)
  if (!additions.ok || device.settings.externalCheckout) return null

  return async (shopId) => {
    // Who has it in the cart already wants to pick up that one.
    const missing = additions.value.filter(({ line }) => !items.some(({ sku }) => sku === line.sku))
    if (missing.length > 0 && (await putIntoCart(missing, { device, track, from })).added.length === 0) return
    close()
    navigate(`/checkout/?pickup=${encodeURIComponent(shopId)}`)
  }
}
