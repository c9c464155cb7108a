import { defineModule, type MachinePorts } from '@vonk/module'
import { cartModule } from '../../cart/module.ts'
import { findPickupShop } from '../../locations/index.ts'
import { storesModule } from '../../stores/module.ts'
import { createTableCarrier } from './create-table-carrier.ts'
import { createPostnl, type PostnlOptions } from './postnl/create-postnl.ts'
import { type ParcelRouteParts, parcelRoutes } from './routes.ts'

/** Null where what a carrier offers stands in a table of the shop. */
type ParcelPorts = MachinePorts & { readonly postnl: PostnlOptions | null }

export const parcelsModule = defineModule({
  name: 'parcels',
  needs: { stores: storesModule, carts: cartModule },
  create({ db, postnl }: ParcelPorts): ParcelRouteParts['carrierOf'] {
    const opened = postnl && createPostnl(postnl)
    return (carrier) => (carrier === 'postnl' && opened) || createTableCarrier({ db, carrier })
  },
  routes: (carrierOf, { db, log }, { stores: { directory }, carts }) =>
    parcelRoutes({ carts, directory, carrierOf, findShop: (brand, id) => findPickupShop(db, brand, id), log }),
})
