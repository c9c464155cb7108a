import { toDecimal } from '@vonk/domain/money'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type StoredOrder, useCheckoutActions } from '#device/checkout/index.ts'
import { useTrack } from '../../analytics/index.ts'
import { segmentValue } from '../../cart/index.ts'

/** Tells analytics of a purchase once, however often the page is opened. */
export function usePurchase(order: StoredOrder | null): void {
  const track = useTrack()
  const { markPurchaseTold } = useCheckoutActions()
  const tell = useEffectEvent(({ orderId, orderNumber, cart }: StoredOrder) => {
    const shipping = segmentValue(cart.segments, 'shipping')
    const tax = segmentValue(cart.segments, 'tax')
    track.event('purchase', cart.analytics, {
      transaction_id: orderNumber ?? orderId,
      ...(shipping !== null && { shipping: toDecimal(shipping) }),
      ...(tax !== null && { tax: toDecimal(tax) }),
      ...(cart.couponCode !== null && { coupon: cart.couponCode }),
    })
    void markPurchaseTold(orderId)
  })
  const toldOf = useRef<string | null>(null)
  useEffect(() => {
    // A fresh copy of the same order is no other purchase.
    if (!order || order.isPurchaseTold || toldOf.current === order.orderId) return
    toldOf.current = order.orderId
    tell(order)
  }, [order])
}
