import {
  listCountries,
  listPhysicalStores,
  listPickupLocations,
  readCurrency,
  readInStoreInventory,
  toPhysicalStoreDto,
} from '@vonk/contract'
import { pageTags } from '@vonk/domain/page-tags'
import { ok, type Result } from '@vonk/domain/result'
import { settingsOfView } from '@vonk/domain/settings'
import type { Coordinates } from '@vonk/domain/shipping'
import type { ShortLine } from '@vonk/domain/stock'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import { storeTimeAt } from '@vonk/domain/time'
import { inLanguage } from '@vonk/languages'
import { type CallContext, handle } from '@vonk/platform/http'
import { describeCountries, describeCurrency, type TaxRegion } from './directory.ts'
import type { CartLine, FoundStore, Locations } from './locations.ts'

export type LocationRoutesOptions = {
  readonly locations: Locations
  readonly stores: { loadDirectory(): Promise<StoreDirectory> }
  /** What lies in the cart a call is about; null for a customer who has none yet. */
  findCartLines(cartId: string | null, context: CallContext): Promise<Result<readonly PickupLine[] | null, CartRefusal>>
  /** Where the brand of a view delivers to. */
  countriesOf(view: StoreView): readonly string[]
  /** The regions that have a tax rate of their own in a view. */
  findTaxRegions(view: string): Promise<readonly TaxRegion[]>
  readonly now?: () => Date
}

type PickupLine = CartLine & { readonly id: number; readonly name: string }
type CartRefusal = { readonly code: 'not-signed-in' | 'cart-not-found' }

export function locationRoutes(options: LocationRoutesOptions) {
  const { locations, stores, findCartLines, countriesOf, findTaxRegions, now = () => new Date() } = options
  const viewOf = async ({ storeCode }: CallContext) => findStoreView(await stores.loadDirectory(), storeCode)
  const toDto = ({ store, distanceKm }: FoundStore, { language }: StoreView) =>
    toPhysicalStoreDto(store, {
      say: (name) => inLanguage(name, language),
      today: storeTimeAt(now()).date,
      distanceKm,
    })

  return [
    handle(listPhysicalStores, async ({ is_pickup_location, ...query }, context) => {
      context.cacheTags?.dependsOn([pageTags.locations, pageTags.views], nextHour(now()))
      const view = await viewOf(context)
      const search = { brand: view.brand, position: positionOf(query), settings: settingsOfView(view) }
      const found = await (is_pickup_location ? locations.findPickupLocations(search) : locations.findStores(search))
      return ok(found.map((each) => toDto(each, view)))
    }),
    handle(listPickupLocations, async ({ cartId, ...query }, context) => {
      const view = await viewOf(context)
      const lines = cartId || context.token !== null ? await findCartLines(cartId || null, context) : ok(null)
      if (!lines.ok) return lines
      const search = { brand: view.brand, position: positionOf(query), settings: settingsOfView(view) }
      const found = await locations.findPickupLocations(search)
      const shortIn = lines.value && (await locations.findShortLines(lines.value))
      return ok(found.map((each) => ({ ...toDto(each, view), cart_stock: shortIn && toStock(shortIn(each.store.id)) })))
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
    handle(listCountries, async (_, context) => {
      const view = await viewOf(context)
      return ok(describeCountries(countriesOf(view), view.language, await findTaxRegions(view.code)))
    }),
    handle(readCurrency, async (_, context) => ok(describeCurrency(await viewOf(context)))),
  ]
}

function toStock(short: readonly ShortLine<Omit<PickupLine, 'components'>>[]) {
  const missing = short.map(({ line, available }) => {
    return { item_id: line.id, sku: line.sku, name: line.name, qty: line.quantity, available }
  })
  return { is_complete: missing.length === 0, missing }
}

function positionOf({ lat, lng }: { lat: number | null; lng: number | null }): Coordinates | null {
  return lat === null || lng === null ? null : { latitude: lat, longitude: lng }
}

/** No day ends before: the hours of a shop are those of a day. */
function nextHour(moment: Date): number {
  const hour = 3_600_000
  return (Math.floor(moment.getTime() / hour) + 1) * hour
}
