import { lookUpAddress } from '@vonk/contract'
import { checkAddressLookup } from '@vonk/domain/addresses'
import { err, ok } from '@vonk/domain/result'
import type { ShopSettings } from '@vonk/domain/settings'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import { handle } from '@vonk/platform/http'
import { whenAvailable } from '@vonk/platform/http-client'
import type { Log } from '@vonk/platform/log'
import type { Throttles } from '../throttles/index.ts'
import type { AddressFinder, LookedUpAddress } from './port.ts'

export type AddressRouteParts = {
  readonly finder: AddressFinder
  readonly throttles: Throttles
  readonly directory: StoreDirectory
  settingsOf(view: StoreView): ShopSettings
  readonly log: Log
}

export function addressRoutes({ finder, throttles, directory, settingsOf, log }: AddressRouteParts) {
  return [
    handle(lookUpAddress, async (typed, { storeCode, clientAddress: visitor }) => {
      const settings = settingsOf(findStoreView(directory, storeCode))
      const lookup = checkAddressLookup({ ...typed, countryCode: typed.countryCode.toUpperCase() }, settings)
      if (!lookup.ok) return lookup
      const counted = await throttles.attemptHere('address-lookup', { visitor, emailAddress: null, cartId: null })
      if (!counted.ok) return counted
      return whenAvailable({ log, code: 'lookup-unavailable' }, async () => {
        const address = await finder.find(lookup.value)
        return address ? ok(toDto(address)) : err({ code: 'address-not-found' })
      })
    }),
  ]
}

function toDto({ city: settlement, region: province, position, ...address }: LookedUpAddress) {
  return { ...address, settlement, province, lat: position?.latitude ?? null, lng: position?.longitude ?? null }
}
