import { addressRoutes, createPro6pp, findAddress, rememberAddresses } from '@vonk/commerce/addresses'
import type { LiveSettings } from '@vonk/commerce/stores'
import type { Throttles } from '@vonk/commerce/throttles'
import type { StoreDirectory } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import type { Log } from '@vonk/platform/log'
import type { Config } from '../config.ts'

/** The services of other companies that know addresses and bring parcels. */
export type DeliveryServices = Pick<Config, 'pro6pp'>

type DeliveryParts = {
  readonly db: Database
  readonly directory: StoreDirectory
  readonly settings: LiveSettings
  readonly throttles: Throttles
  readonly services: DeliveryServices
  readonly log: Log
}

/** What a shopper needs to say where a parcel goes. */
export function deliveryRoutes({ db, directory, settings, throttles, services, log }: DeliveryParts) {
  const finder = services.pro6pp
    ? rememberAddresses(createPro6pp(services.pro6pp))
    : { find: (lookup: Parameters<typeof findAddress>[1]) => findAddress(db, lookup) }
  return addressRoutes({ finder, throttles, directory, settingsOf: settings.of, log })
}
