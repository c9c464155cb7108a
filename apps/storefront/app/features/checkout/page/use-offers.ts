import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { choosePickup, prefillFrom, useCheckout, useCheckoutActions, useCheckoutStore } from '#device/checkout/index.ts'
import { useDevice, useSession } from '#device/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { useShop } from '../../stores/index.ts'

/** Keeps what is on offer in step with the cart, the country and who is asking; whether the first answer is still to come. */
export function useOffers(): { isFirstAwaited: boolean } {
  const { refresh } = useCheckoutActions()
  const isOnline = useIsOnline()
  const countryId = useCheckout((checkout) => checkout.shippingDetails.countryId)
  const cartId = useDevice(({ cart }) => cart.id)
  const pieces = useDevice(({ cart }) => cart.items.map(({ sku, quantity }) => `${quantity}*${sku}`).join())
  const isPaid = useDevice(({ cart }) => cart.platformTotals?.grandTotal === 0)
  const [attempt, setAttempt] = useState(0)
  const [isAnswered, setIsAnswered] = useState(false)
  const ask = useEffectEvent(refresh)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the offers depend on, asked again when it changes.
  useEffect(() => {
    if (countryId === '') return
    let again: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    void ask().then((isKnown) => {
      if (isLeft) return
      setIsAnswered(true)
      if (isKnown) return
      again = setTimeout(() => setAttempt((before) => before + 1), pauses[attempt] ?? longestPause)
    })
    return () => {
      isLeft = true
      clearTimeout(again)
    }
  }, [isOnline, countryId, cartId, pieces, isPaid, attempt])
  return { isFirstAwaited: isOnline && !isAnswered }
}

/** Before a shop that did not answer is asked again. */
const pauses = [1000, 2000, 5000]
const longestPause = 15_000

/** Opens the checkout: it is alive from now on, in the country of the view, with what the shop knows of a customer. */
export function useOpening(): void {
  const store = useCheckoutStore()
  const { taxCountry } = useShop().view
  const { profile } = useSession()
  usePickupOfAddress()
  useEffect(() => {
    store.change(({ shippingDetails, paymentDetails }) => ({
      shippingDetails: { ...shippingDetails, countryId: shippingDetails.countryId || taxCountry },
      paymentDetails: { ...paymentDetails, countryId: paymentDetails.countryId || taxCountry },
    }))
  }, [store, taxCountry])
  useEffect(() => {
    if (profile) store.adapt(prefillFrom(profile))
  }, [store, profile])
}

/** Who comes from the stock of a shop has chosen it: the address says so, once. */
function usePickupOfAddress(): void {
  const store = useCheckoutStore()
  const [query, setQuery] = useSearchParams()
  const shopId = query.get('pickup')
  const choose = useEffectEvent((id: string) => {
    store.change(choosePickup(id))
    setQuery({}, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (shopId !== null) choose(shopId)
  }, [shopId])
}
