import { formatPrice } from '@vonk/domain/pricing'
import {
  chooseTimeframe,
  type DeliveryKind,
  deliveryChoices,
  isSameMethod,
  type ShippingMethod,
} from '@vonk/domain/shipping'
import { FieldError } from '@vonk/ui/field'
import { useEffect, useEffectEvent } from 'react'
import {
  type CheckoutUpdate,
  chooseDeliveryKind,
  useCheckout,
  useCheckoutActions,
  useCheckoutStore,
} from '#device/checkout/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import { OptionCard, OptionGroup } from '../form/option-card.tsx'
import type { Problems } from '../form/use-problems.ts'
import { PickupChoice } from '../places/pickup-choice.tsx'
import type { Places } from '../places/use-places.ts'
import styles from './delivery-choice.module.css'
import { TimeframeChoice } from './timeframe-choice.tsx'
import type { Slot, Timeframes } from './use-timeframes.ts'

type DeliveryChoiceProps = {
  problems: Problems
  timeframes: Timeframes
  places: Places
  searched: string
  onSearch: (postcode: string) => void
}

const icons = { home: 'truck', 'service-point': 'pin', store: 'store' } as const

/** How it comes: to the door, to a parcel point or to a shop, and what goes with each. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const methods = useCheckout((checkout) => checkout.shippingMethods)
  const { kind } = useCheckout((checkout) => checkout.shippingDetails.place)
  const choose = useChoosing()
  const error = props.problems.errorOf('delivery')
  if (methods.length === 0) return <p className={styles.none}>{error ?? t('checkout.delivery.loading')}</p>
  return (
    <>
      <OptionGroup legend={t('checkout.delivery.title')} isColumns>
        {deliveryChoices(methods).map(({ kind: offered, methods: ofKind }) => (
          <OptionCard
            key={offered}
            name="delivery"
            value={offered}
            icon={icons[offered]}
            title={t(`checkout.delivery.${offered}`)}
            text={
              <>
                {t(`checkout.delivery.${offered}.text`)} · <span className={styles.price}>{priceText(ofKind)}</span>
              </>
            }
            isChosen={offered === kind}
            onChoose={() => choose(chooseDeliveryKind(offered))}
          />
        ))}
      </OptionGroup>
      {error && <FieldError text={error} isAlert />}
      {kind === 'home' ? <HomeDelivery {...props} /> : <PickupChoice kind={kind} {...props} />}
    </>
  )

  function priceText(ofKind: readonly ShippingMethod[]): string {
    const least = Math.min(...ofKind.map(({ priceInclTax }) => priceInclTax))
    const price = least === 0 ? t('checkout.delivery.free') : formatPrice(least, priceFormat)
    const isOne = ofKind.every(({ priceInclTax }) => priceInclTax === least)
    return isOne || least === 0 ? price : t('checkout.delivery.from', { price })
  }
}

/** Changes the choice on the page and tells the shop. */
function useChoosing() {
  const store = useCheckoutStore()
  const { tellDelivery } = useCheckoutActions()
  return (update: CheckoutUpdate) => {
    store.change(update)
    return tellDelivery()
  }
}

/** A time at the door. Where nobody knows the times, the methods themselves can still be chosen. */
function HomeDelivery({ timeframes: { state, slots } }: Pick<DeliveryChoiceProps, 'timeframes'>) {
  const t = useLaterTranslation()
  const methods = useCheckout((checkout) => checkout.shippingMethods)
  const chosenId = useChosenSlot(state === 'found' ? slots : state === 'unavailable' ? null : [])
  const choose = useChoosing()
  if (state === 'found' && slots.length > 0) {
    return (
      <TimeframeChoice
        slots={slots}
        chosenId={chosenId}
        methods={methods}
        onChoose={(slot) => void choose(withSlot(slot))}
      />
    )
  }
  return (
    <>
      <p className={styles.hint} role="status">
        {state === 'unavailable' && t('checkout.time.unavailable')}
        {state === 'asking' && t('checkout.delivery.loading')}
        {state === 'idle' && t('checkout.time.address-first')}
      </p>
      <HomeMethods methods={methods} />
    </>
  )
}

function withSlot({ id, method }: Slot): CheckoutUpdate {
  return ({ shippingDetails }) => ({ shippingDetails: { ...shippingDetails, timeframeId: id, shippingMethod: method } })
}

/** The slot that counts: the shopper's own while it is still there, else the first that costs no more than what is chosen. */
function useChosenSlot(slots: readonly Slot[] | null): string | null {
  const store = useCheckoutStore()
  const choose = useCheckoutActions().tellDelivery
  const { timeframeId, shippingMethod } = useCheckout((checkout) => checkout.shippingDetails)
  const usual = slots?.filter(
    ({ id, method }) => id === timeframeId || (shippingMethod && isSameMethod(method, shippingMethod)),
  )
  const { timeframe } = chooseTimeframe(usual ?? null, timeframeId)
  const isLoaded = slots !== null && slots.length > 0
  const wanted = isLoaded ? (timeframe?.id ?? null) : timeframeId
  const adopt = useEffectEvent((id: string | null) => {
    store.adapt(({ shippingDetails }) => ({ shippingDetails: { ...shippingDetails, timeframeId: id } }))
    void choose()
  })
  useEffect(() => {
    if (wanted !== timeframeId) adopt(wanted)
  }, [wanted, timeframeId])
  return wanted
}

function HomeMethods({ methods }: { methods: readonly ShippingMethod[] }) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const chosen = useCheckout((checkout) => checkout.shippingDetails.shippingMethod)
  const choose = useChoosing()
  const atHome = methods.filter(({ kind }: { kind: DeliveryKind }) => kind === 'home')
  if (atHome.length < 2) return null
  return (
    <OptionGroup legend={t('checkout.delivery.method')}>
      {atHome.map(({ carrierCode, methodCode, methodTitle, priceInclTax }) => (
        <OptionCard
          key={methodCode}
          name="method"
          value={`${carrierCode}/${methodCode}`}
          title={methodTitle}
          price={priceInclTax === 0 ? t('checkout.delivery.free') : formatPrice(priceInclTax, priceFormat)}
          isChosen={chosen !== null && isSameMethod(chosen, { carrierCode, methodCode })}
          onChoose={() =>
            void choose(({ shippingDetails }) => ({
              shippingDetails: { ...shippingDetails, shippingMethod: { carrierCode, methodCode }, timeframeId: null },
            }))
          }
        />
      ))}
    </OptionGroup>
  )
}
