import type { ShippingDetails } from '@vonk/domain/checkout'
import { keepDestination } from '@vonk/domain/shipping'
import { Button } from '@vonk/ui/button'
import { TextField } from '@vonk/ui/field'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { type CheckoutUpdate, useCheckout, useCheckoutActions, useCheckoutStore } from '#device/checkout/index.ts'
import { LazyBoundary } from '#fragments/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import type { Problems } from '../form/use-problems.ts'
import styles from './pickup-choice.module.css'
import type { PlaceOption } from './place-option.ts'
import type { Places } from './use-places.ts'

type PickupChoiceProps = {
  kind: 'service-point' | 'store'
  problems: Problems
  places: Places
  /** The postcode that was searched near. */
  searched: string
  onSearch: (postcode: string) => void
}

// Most parcels go to the door: the list, and the map of an owner who named one, come when somebody wants to pick up.
const loadPlaceList = async () => (await import('./place-list.tsx')).PlaceList

/** What the shop says of a place it does not send anything to. */
const problemTexts = {
  'location-not-found': 'checkout.place.again',
  'method-not-offered': 'checkout.refused.country',
} as const

function choosePlace(place: ShippingDetails['place'], placeAddress: ShippingDetails['placeAddress']): CheckoutUpdate {
  return ({ shippingDetails }) => ({ shippingDetails: { ...shippingDetails, place, placeAddress } })
}

/** Where to pick it up: near the address that was given, or near another postcode. */
export function PickupChoice({ kind, problems, places, searched, onSearch }: PickupChoiceProps) {
  const t = useLaterTranslation()
  const store = useCheckoutStore()
  const { tellDelivery } = useCheckoutActions()
  const place = useCheckout((checkout) => checkout.shippingDetails.place)
  const [problem, setProblem] = useState<keyof typeof problemTexts | null>(null)
  const chosenId = place.kind === 'home' ? null : place.id
  useKeptPlace(places, () => setProblem('location-not-found'))

  async function choose({ id, address }: PlaceOption) {
    setProblem(null)
    store.change(choosePlace({ kind, id }, address))
    const told = await tellDelivery()
    const why = told.ok ? null : told.refusal.code
    if (why !== 'location-not-found' && why !== 'method-not-offered') return
    store.adapt(choosePlace({ kind, id: null }, null))
    setProblem(why)
  }

  return (
    <div className={styles.pickup}>
      {kind === 'service-point' && <PlaceSearch key={searched} searched={searched} onSearch={onSearch} />}
      <LazyBoundary
        load={loadPlaceList}
        props={{
          legend: t(kind === 'store' ? 'checkout.place.stores' : 'checkout.place.points'),
          places,
          chosenId,
          error: problem ? t(problemTexts[problem]) : problems.errorOf('place') && t(`checkout.missing.${kind}`),
          onChoose: (chosen: PlaceOption) => void choose(chosen),
        }}
      />
    </div>
  )
}

/** A place that is no longer among those on offer is not chosen any more, and the shopper hears so. */
function useKeptPlace(places: Places, onLost: () => void): void {
  const store = useCheckoutStore()
  const keep = useEffectEvent((found: readonly PlaceOption[]) => {
    const { shippingDetails } = store.read()
    const { place, notice } = keepDestination(shippingDetails.place, found)
    const kept = place.kind === 'home' ? undefined : found.find(({ id }) => id === place.id)
    if (place === shippingDetails.place && (!kept || shippingDetails.placeAddress)) return
    store.adapt(choosePlace(place, kept?.address ?? null))
    if (notice === 'select-place-again') onLost()
  })
  useEffect(() => {
    if (places.state === 'found') keep(places.options)
  }, [places])
}

function PlaceSearch({ searched, onSearch }: Pick<PickupChoiceProps, 'searched' | 'onSearch'>) {
  const t = useLaterTranslation()
  const [postcode, setPostcode] = useState(searched)
  const search = (event: FormEvent | { preventDefault(): void }) => {
    event.preventDefault()
    onSearch(postcode)
  }
  return (
    <div className={styles.search}>
      <TextField
        label={t('checkout.place.search')}
        name="placeSearch"
        type="search"
        autoComplete="off"
        maxLength={12}
        value={postcode}
        onText={setPostcode}
        onKeyDown={(event) => {
          // Enter searches here; it does not order.
          if (event.key === 'Enter') search(event)
        }}
      />
      <Button look="secondary" onClick={search}>
        {t('header.search')}
      </Button>
    </div>
  )
}
