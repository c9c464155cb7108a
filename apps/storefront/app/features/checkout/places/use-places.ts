import { listParcelPoints, listPickupLocations, lookUpAddress } from '@vonk/contract/calls'
import { checkPostcode } from '@vonk/domain/forms'
import type { DeliveryKind } from '@vonk/domain/shipping'
import { useMemo } from 'react'
import { useDevice } from '#device/index.ts'
import { type AskState, useAsk } from '../use-ask.ts'
import { fromParcelPoint, fromStore, type PlaceOption } from './place-option.ts'

export type Places = {
  readonly state: 'idle' | 'asking' | 'found' | 'unavailable'
  readonly options: readonly PlaceOption[]
}

type Search = {
  readonly kind: DeliveryKind
  readonly countryId: string
  readonly postcode: string
  readonly number: string
}

/** Where an order can be picked up near an address; shops also say what of the cart lies there. */
export function usePlaces({ kind, countryId, postcode, number }: Search): Places {
  const checked = checkPostcode(postcode, countryId)
  const typed = checked.ok ? { countryCode: countryId, postalCode: checked.value, streetNumber: number } : null
  const points = useAsk(listParcelPoints, kind === 'service-point' ? typed : null, { afterMs: 250 })
  const stores = useStores(kind === 'store', typed)
  return useMemo(
    () => (kind === 'service-point' ? toPlaces(points, fromParcelPoint) : toPlaces(stores, fromStore)),
    [kind, points, stores],
  )
}

type Typed = { readonly countryCode: string; readonly postalCode: string; readonly streetNumber: string }

/** Nearest first where the address says where that is, else all of them. */
function useStores(isWanted: boolean, typed: Typed | null) {
  const cartId = useDevice(({ cart }) => cart.id)
  const token = useDevice(({ session }) => session.token)
  const canFind = isWanted && typed?.countryCode === 'NL' && typed.streetNumber !== ''
  const address = useAsk(lookUpAddress, canFind ? { ...typed, premise: '', street: '' } : null)
  const { lat = null, lng = null } = address.state === 'answered' ? address.value : {}
  const isFinding = address.state === 'asking'
  const position = lat !== null && lng !== null ? { lat, lng } : {}
  const question = isWanted && !isFinding ? { ...position, ...(cartId !== null && { cartId }) } : null
  return useAsk(listPickupLocations, question, { token })
}

function toPlaces<Wire>(asked: AskState<readonly Wire[]>, toOption: (wire: Wire) => PlaceOption): Places {
  if (asked.state === 'answered') return { state: 'found', options: asked.value.map(toOption) }
  return { state: asked.state === 'failed' ? 'unavailable' : asked.state, options: [] }
}
