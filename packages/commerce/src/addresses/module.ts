import { defineModule, type MachinePorts } from '@vonk/module'
import { storesModule } from '../stores/module.ts'
import { throttlesModule } from '../throttles/module.ts'
import { createPro6pp, type Pro6ppOptions } from './create-pro6pp.ts'
import { findAddress } from './find-address.ts'
import type { AddressFinder } from './port.ts'
import { rememberAddresses } from './remember-addresses.ts'
import { addressRoutes } from './routes.ts'

/** Null where the shop has a table of its own. */
type AddressPorts = MachinePorts & { readonly pro6pp: Pro6ppOptions | null }

export const addressesModule = defineModule({
  name: 'addresses',
  needs: { stores: storesModule, throttles: throttlesModule },
  create: ({ db, pro6pp }: AddressPorts): AddressFinder =>
    pro6pp ? rememberAddresses(createPro6pp(pro6pp)) : { find: (lookup) => findAddress(db, lookup) },
  routes: (finder, { log }, { stores: { directory, settingsOf }, throttles }) =>
    addressRoutes({ finder, throttles, directory, settingsOf, log }),
})
