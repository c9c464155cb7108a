import { addressRoutes, createPro6pp, findAddress, rememberAddresses } from '@vonk/commerce/addresses'
import type { CartParts } from '@vonk/commerce/cart'
import { findPickupShop } from '@vonk/commerce/locations'
import { createPostnl, createTableCarrier, parcelRoutes } from '@vonk/commerce/parcels'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { Log } from '@vonk/platform/log'
import type { Config } from '../config.ts'

/** The services of other companies that know addresses and bring parcels. */
export type DeliveryServices = Pick<Config, 'pro6pp' | 'postnl'>

type DeliveryParts = {
  readonly carts: CartParts
  readonly directory: StoreDirectory
  readonly services: DeliveryServices
  readonly log: Log
}

/** What a shopper needs to say where a parcel goes, and when. */
export function deliveryRoutes({ carts, directory, services, log }: DeliveryParts) {
  const { db, throttles, settingsOf } = carts
  const finder = services.pro6pp
    ? rememberAddresses(createPro6pp(services.pro6pp))
    : { find: (lookup: Parameters<typeof findAddress>[1]) => findAddress(db, lookup) }
  const postnl = services.postnl && createPostnl(services.postnl)
  return [
    ...addressRoutes({ finder, throttles, directory, settingsOf, log }),
    ...parcelRoutes({
      carts,
      directory,
      carrierOf: (carrier) => (carrier === 'postnl' && postnl) || createTableCarrier({ db, carrier }),
      findShop: (brand, id) => findPickupShop(db, brand, id),
      log,
    }),
  ]
}
