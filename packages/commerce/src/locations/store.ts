import type { PhysicalStore } from '@vonk/contract'
import type { Brand } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { and, arrayContains, asc, eq, inArray, sql } from 'drizzle-orm'
import { locationsChanged } from './events.ts'
import { locations } from './schema.ts'

export type LocationFilter = { readonly brand: Brand; readonly isPickupLocation?: boolean }

/** The shops of a brand by name. */
export function readLocations(db: Db, { brand, isPickupLocation }: LocationFilter): Promise<PhysicalStore[]> {
  const ofBrand = arrayContains(locations.brands, [brand])
  const ofKind = isPickupLocation === undefined ? undefined : eq(locations.isPickupLocation, isPickupLocation)
  return db.select().from(locations).where(and(ofBrand, ofKind)).orderBy(asc(locations.name), asc(locations.id))
}

export type ShopBrands = {
  /** The brands that have a shop of brick and mortar, and those where one may be ordered to. */
  readonly shops: ReadonlySet<Brand>
  readonly pickup: ReadonlySet<Brand>
}

export async function readShopBrands(db: Db): Promise<ShopBrands> {
  const { brands, isPickupLocation } = locations
  const rows = await db.selectDistinct({ brands, isPickupLocation }).from(locations)
  const pickup = rows.filter((row) => row.isPickupLocation)
  return { shops: new Set(rows.flatMap((row) => row.brands)), pickup: new Set(pickup.flatMap((row) => row.brands)) }
}

/** The shop of a brand where orders can be picked up, by its id. */
export async function findPickupShop(db: Db, brand: Brand, id: string): Promise<PhysicalStore | null> {
  const shops = await readLocations(db, { brand, isPickupLocation: true })
  return shops.find((shop) => shop.id === id) ?? null
}

/** Which of these ids a shop has. */
export async function findLocationIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: locations.id })
    .from(locations)
    .where(inArray(locations.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Adds shops and overwrites those that are there. */
export async function putLocations(db: Db, shops: readonly PhysicalStore[]): Promise<void> {
  if (shops.length === 0) return
  await db.transaction(async (tx) => {
    await upsertLocations(tx, shops)
    await publish(tx, locationsChanged({}))
  })
}

async function upsertLocations(tx: Db, shops: readonly PhysicalStore[]): Promise<void> {
  const incoming = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(locations)
    .values(shops.map((shop) => ({ ...shop, brands: [...shop.brands] })))
    .onConflictDoUpdate({
      target: locations.id,
      set: {
        slug: incoming('slug'),
        name: incoming('name'),
        brands: incoming('brands'),
        street: incoming('street'),
        postcode: incoming('postcode'),
        city: incoming('city'),
        countryId: incoming('country_id'),
        latitude: incoming('latitude'),
        longitude: incoming('longitude'),
        phone: incoming('phone'),
        email: incoming('email'),
        image: incoming('image'),
        isPickupLocation: incoming('is_pickup_location'),
        week: incoming('week'),
        exceptions: incoming('exceptions'),
      },
    })
}
