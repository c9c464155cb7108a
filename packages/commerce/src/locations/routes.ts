import {
  listCountries,
  listPhysicalStores,
  listPickupLocations,
  readCurrency,
  readInStoreInventory,
  toPhysicalStoreDto,
} from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { ok } from '@vonk/domain/result'
import { settingsOfView } from '@vonk/domain/settings'
import type { Coordinates } from '@vonk/domain/shipping'
import { findStoreView, type StoreView } from '@vonk/domain/stores'
import { storeTimeAt } from '@vonk/domain/time'
import { type CallContext, handle } from '@vonk/platform/http'
import type { Stores } from '../stores/index.ts'
import { describeCountries, describeCurrency } from './directory.ts'
import type { FoundStore, Locations } from './locations.ts'

export type LocationRoutesOptions = {
  readonly locations: Locations
  readonly stores: Pick<Stores, 'loadDirectory'>
  readonly now?: () => Date
}

export function locationRoutes({ locations, stores, now = () => new Date() }: LocationRoutesOptions) {
  const viewOf = async ({ storeCode }: CallContext) => findStoreView(await stores.loadDirectory(), storeCode)
  const toDto = ({ store, distanceKm }: FoundStore, { language }: StoreView) =>
    toPhysicalStoreDto(store, { language, today: storeTimeAt(now()).date, distanceKm })

  return [
    handle(listPhysicalStores, async ({ is_pickup_location, ...query }, context) => {
      context.cacheTags?.dependsOn([pageTags.locations, pageTags.views], nextHour(now()))
      const view = await viewOf(context)
      const search = { brand: view.brand, position: positionOf(query), settings: settingsOfView(view) }
      const found = await (is_pickup_location ? locations.findPickupLocations(search) : locations.findStores(search))
      return ok(found.map((each) => toDto(each, view)))
    }),
    handle(listPickupLocations, async (query, context) => {
      const view = await viewOf(context)
      const search = { brand: view.brand, position: positionOf(query), settings: settingsOfView(view) }
      const found = await locations.findPickupLocations(search)
      return ok(found.map((each) => toDto(each, view)))
    }),
    handle(readInStoreInventory, async ({ sku, ...query }, context) => {
      const view = await viewOf(context)
      const search = { view: view.code, brand: view.brand, position: positionOf(query) }
      const stocked = await locations.findInventory(sku, search)
      if (!stocked.ok) return stocked
      return ok(
        stocked.value.map((each) => ({ ...toDto(each, view), qty: each.quantity, is_in_stock: each.quantity > 0 })),
      )
    }),
    handle(listCountries, async (_, context) => ok(describeCountries((await viewOf(context)).language))),
    handle(readCurrency, async (_, context) => ok(describeCurrency(await viewOf(context)))),
  ]
}

function positionOf({ lat, lng }: { lat: number | null; lng: number | null }): Coordinates | null {
  return lat === null || lng === null ? null : { latitude: lat, longitude: lng }
}

/** No day ends before: the hours of a shop are those of a day. */
function nextHour(moment: Date): number {
  const hour = 3_600_000
  return (Math.floor(moment.getTime() / hour) + 1) * hour
}
