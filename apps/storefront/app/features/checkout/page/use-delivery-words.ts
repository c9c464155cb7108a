import type { PaymentMethod } from '@vonk/domain/payments'
import { useCheckout } from '#device/checkout/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { type PlaceOption, placeLine } from '../places/place-option.ts'
import { addressLine } from '../shipping/shipping-section.tsx'
import { useDayName } from '../shipping/timeframe-choice.tsx'
import type { Slot } from '../shipping/use-timeframes.ts'

type Known = {
  readonly timeframes: { readonly slots: readonly Slot[] }
  readonly places: { readonly options: readonly PlaceOption[] }
}

export type Fact = { readonly label: string; readonly text: string }

/** Where it goes, when, and how it is paid, in words: for the review, and for the page after the order. */
export function useDeliveryWords({ timeframes, places }: Known, isVirtual: boolean) {
  const t = useLaterTranslation()
  const dayName = useDayName()
  const { shippingDetails, paymentDetails, paymentMethods, personalDetails } = useCheckout((state) => state)
  const { place, timeframeId, firstName, lastName } = shippingDetails
  const slot = timeframes.slots.find(({ id }) => id === timeframeId)
  const picked = place.kind === 'home' ? null : places.options.find(({ id }) => id === place.id)
  const to = place.kind === 'home' ? homeText() : picked ? `${picked.name}, ${placeLine(picked)}` : ''
  const payment = paymentMethods.find(({ code }) => code === paymentDetails.paymentMethod)
  const facts: Fact[] = [
    ...(isVirtual || to === ''
      ? []
      : [{ label: t(place.kind === 'home' ? 'checkout.review.to' : 'checkout.review.pick-up'), text: to }]),
    ...(slot ? [{ label: t('checkout.time.title'), text: slotText(slot) }] : []),
    ...(payment ? [{ label: t('checkout.review.pay'), text: paymentText(payment) }] : []),
  ]
  const delivery = isVirtual ? personalDetails.emailAddress : [to, slot && slotText(slot)].filter(Boolean).join(' · ')
  return { facts, delivery }

  function paymentText({ title, credit }: PaymentMethod): string {
    return credit ? t('checkout.credit.short', { title, lender: credit.lender }) : title
  }

  function homeText(): string {
    if (shippingDetails.street === '' || shippingDetails.city === '') return ''
    const name = [firstName, personalDetails.middleName, lastName].filter(Boolean).join(' ')
    return `${name}, ${addressLine(shippingDetails)}`
  }

  function slotText(chosen: Slot): string {
    return `${dayName(chosen.date)}, ${t('checkout.time.slot', chosen)}`
  }
}
