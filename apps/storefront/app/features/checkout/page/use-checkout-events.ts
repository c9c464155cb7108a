import type { MethodReference } from '@vonk/domain/shipping'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CartView } from '#device/index.ts'
import { useTrack } from '../../analytics/index.ts'
import { type CartProduct, toAnalyticsProducts } from '../../cart/index.ts'

type Happening = {
  readonly cart: Pick<CartView, 'lines'>
  readonly products: readonly CartProduct[]
  /** The shop has told of the products, or will not. */
  readonly areProductsKnown: boolean
  /** How it comes, once everything about that is filled in. */
  readonly delivery: MethodReference | null
}

/** Tells analytics that a checkout begins, and how it is delivered: once, and once more for every other way. */
export function useCheckoutEvents({ cart, products, areProductsKnown, delivery }: Happening): void {
  const track = useTrack()
  const told = useRef(new Set<string>())
  const tell = useEffectEvent((event: 'begin_checkout' | 'add_shipping_info', shippingTier: string) => {
    const name = `${event} ${shippingTier}`
    if (told.current.has(name)) return
    told.current.add(name)
    track.event(event, toAnalyticsProducts(cart.lines, products), shippingTier ? { shipping_tier: shippingTier } : {})
  })
  const tier = delivery && `${delivery.carrierCode}/${delivery.methodCode}`
  useEffect(() => {
    if (!areProductsKnown) return
    tell('begin_checkout', '')
    if (tier !== null) tell('add_shipping_info', tier)
  }, [areProductsKnown, tier])
}
