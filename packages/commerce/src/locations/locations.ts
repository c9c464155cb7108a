import type { PhysicalStore } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { defaultSettings, type OrderSettings } from '@vonk/domain/settings'
import { type Coordinates, nearbyPlaces } from '@vonk/domain/shipping'
import type { Brand } from '@vonk/domain/stores'
import type { Database } from '@vonk/platform/db'
import { findStock, readShopStock } from '../stock/index.ts'
import { readLocations } from './store.ts'

export type FoundStore = { readonly store: PhysicalStore; readonly distanceKm: number | null }
export type StockedStore = FoundStore & { readonly quantity: number }

export type StoreSearch = { readonly brand: Brand; readonly position: Coordinates | null }

export type LocationsOptions = {
  readonly db: Database
  readonly settings?: Pick<OrderSettings, 'pickupSearchRadius'>
}

export type Locations = ReturnType<typeof createLocations>

const everywhere = { pickupSearchRadius: Number.POSITIVE_INFINITY }

/** The shops of brick and mortar: where they are, which one is near, and what lies in them. */
export function createLocations({ db, settings = defaultSettings }: LocationsOptions) {
  async function findStores({ brand, position }: StoreSearch): Promise<readonly FoundStore[]> {
    return byDistance(await readLocations(db, { brand }), position, everywhere)
  }

  return {
    findStores,

    /** Shops to fetch an order from: those in reach of a position, else all. */
    async findPickupLocations({ brand, position }: StoreSearch): Promise<readonly FoundStore[]> {
      return byDistance(await readLocations(db, { brand, isPickupLocation: true }), position, settings)
    },

    async findInventory(
      sku: string,
      search: StoreSearch,
    ): Promise<Result<readonly StockedStore[], { code: 'product-not-found' }>> {
      const quantities = await findShopQuantities(db, sku)
      if (!quantities) return err({ code: 'product-not-found' })
      const found = await findStores(search)
      return ok(found.map((each) => ({ ...each, quantity: quantities.get(each.store.id) ?? 0 })))
    },
  }
}

/** By the shop's id. A sku the warehouse keeps may lie in no shop at all; one that nobody keeps does not exist. */
async function findShopQuantities(db: Database, sku: string): Promise<ReadonlyMap<string, number> | null> {
  const inShops = (await readShopStock(db, [sku])).get(sku)
  if (!inShops && !(await findStock(db, sku))) return null
  return new Map(inShops?.map(({ locationId, quantity }) => [locationId, quantity]))
}

function byDistance(
  stores: readonly PhysicalStore[],
  position: Coordinates | null,
  radius: Pick<OrderSettings, 'pickupSearchRadius'>,
): readonly FoundStore[] {
  if (!position) return stores.map((store) => ({ store, distanceKm: null }))
  return nearbyPlaces(stores, position, radius).map(({ place, distanceKm }) => ({ store: place, distanceKm }))
}
