import type { ConfigurableChildDocument, PhysicalStore, ProductDocument } from '@vonk/contract'
import { isVirtualCart } from '@vonk/domain/cart'
import { isDisabled, type ProductType } from '@vonk/domain/products'
import { err, ok, type Result } from '@vonk/domain/result'
import { defaultSettings, type OrderSettings } from '@vonk/domain/settings'
import { type Coordinates, nearbyLocations } from '@vonk/domain/shipping'
import { type DemandComponent, type DemandLine, type ShortLine, shortLines, sumDemand } from '@vonk/domain/stock'
import type { Brand } from '@vonk/domain/stores'
import { isStorable } from '@vonk/platform/bulk-insert'
import type { Database, Db } from '@vonk/platform/db'
import { readShopStock } from '../stock/index.ts'
import { readLocations } from './store.ts'

export type FoundStore = { readonly store: PhysicalStore; readonly distanceKm: number | null }
export type StockedStore = FoundStore & { readonly quantity: number }

export type StoreSearch = { readonly brand: Brand; readonly position: Coordinates | null }

type InventorySearch = StoreSearch & { readonly view: string }

type PickupSearch = StoreSearch & { readonly settings?: Pick<OrderSettings, 'pickupSearchRadius'> }

/** What is known of a line of a cart; a bundle draws on its components. */
export type CartLine = Omit<DemandLine, 'components'> & {
  readonly type: ProductType
  readonly components: readonly DemandComponent[] | null
}

type FoundProduct = { readonly product: ProductDocument; readonly child: ConfigurableChildDocument | null }

export type LocationsOptions = {
  readonly db: Database
  /** The catalogue's: it has to know the store views, and these whether their brand has shops. */
  findProduct(db: Db, view: string, sku: string): Promise<FoundProduct | null>
}

export type Locations = ReturnType<typeof createLocations>

const everywhere = { pickupSearchRadius: Number.POSITIVE_INFINITY }

/** The shops of brick and mortar: where they are, which one is near, and what lies in them. */
export function createLocations({ db, findProduct }: LocationsOptions) {
  async function findStores({ brand, position }: StoreSearch): Promise<readonly FoundStore[]> {
    return byDistance(await readLocations(db, { brand }), position, everywhere)
  }

  return {
    findStores,

    /** Shops to fetch an order from: those in reach of a position, else all. */
    async findPickupLocations(search: PickupSearch): Promise<readonly FoundStore[]> {
      const { brand, position, settings = defaultSettings } = search
      return byDistance(await readLocations(db, { brand, isPickupLocation: true }), position, settings)
    },

    /** By the shop's id: the lines of a cart of which it has too few. What is not delivered need not lie there. */
    async findShortLines<Line extends CartLine>(
      lines: readonly Line[],
    ): Promise<(locationId: string) => readonly ShortLine<Omit<Line, 'components'>>[]> {
      const delivered = lines.filter((line) => !isVirtualCart([line]))
      const demand = delivered.map((line) => ({ ...line, components: line.components ?? [] }))
      const stock = await readShopStock(db, [...sumDemand(demand).keys()])
      return (locationId) => shortLines(demand, shelfOf(stock, locationId))
    },

    /** Of a product the view sells, variants included; a shop that has none of it is among them. */
    async findInventory(
      sku: string,
      { view, ...search }: InventorySearch,
    ): Promise<Result<readonly StockedStore[], { code: 'product-not-found' }>> {
      const product = isStorable(sku) ? await findProduct(db, view, sku) : null
      if (!product) return err({ code: 'product-not-found' })
      const quantityIn = await findShopQuantities(db, product)
      const found = await findStores(search)
      return ok(found.map((each) => ({ ...each, quantity: quantityIn(each.store.id) })))
    },
  }
}

function shelfOf(stock: Awaited<ReturnType<typeof readShopStock>>, locationId: string): Map<string, number> {
  return new Map(
    [...stock].map(([sku, shelves]) => [sku, shelves.find((shelf) => shelf.locationId === locationId)?.quantity ?? 0]),
  )
}

/** By the shop's id: of a product with variants what they have together, of a set as many as can be put together. */
async function findShopQuantities(db: Database, found: FoundProduct): Promise<(locationId: string) => number> {
  const parts = soldParts(found)
  const stock = await readShopStock(db, parts.flat())
  const lyingIn = (locationId: string, sku: string) =>
    stock.get(sku)?.find((shelf) => shelf.locationId === locationId)?.quantity ?? 0
  return (locationId) => {
    const sums = parts.map((skus) => skus.reduce((sum, sku) => sum + lyingIn(locationId, sku), 0))
    return sums.length === 0 ? 0 : Math.min(...sums)
  }
}

function byDistance(
  stores: readonly PhysicalStore[],
  position: Coordinates | null,
  radius: Pick<OrderSettings, 'pickupSearchRadius'>,
): readonly FoundStore[] {
  if (!position) return stores.map((store) => ({ store, distanceKm: null }))
  return nearbyLocations(stores, position, radius).map(({ location, distanceKm }) => ({ store: location, distanceKm }))
}

/** What lies on a shelf when a product does: of each part one of these skus. */
function soldParts({ product, child }: FoundProduct): string[][] {
  if (child) return [[child.sku]]
  const { type_id: type, configurable_children: children, product_links: links, bundle_options: options } = product
  if (type === 'grouped') {
    return (links ?? [])
      .filter(({ link_type }) => link_type === 'associated')
      .map(({ linked_product_sku }) => [linked_product_sku])
  }
  if (type === 'bundle') return (options ?? []).map(({ product_links }) => product_links.map(({ sku }) => sku))
  const variants = (children ?? []).filter(({ status }) => !isDisabled(status)).map(({ sku }) => sku)
  return [variants.length > 0 ? variants : [product.sku]]
}
