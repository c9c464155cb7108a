import type { Brand } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { readShopBrands } from '../locations/index.ts'
import { deliveryCountries, shippingTariffs, type Tariff } from './schema.ts'

export type TariffKey = Pick<Tariff, 'carrierCode' | 'methodCode' | 'countryId'>

/** All tariffs, country by country, in the order in which each is offered them. */
export function readTariffs(db: Db): Promise<Tariff[]> {
  const { countryId, position, carrierCode, methodCode } = shippingTariffs
  return db
    .select(getTableColumns(shippingTariffs))
    .from(shippingTariffs)
    .innerJoin(deliveryCountries, eq(deliveryCountries.id, countryId))
    .orderBy(asc(deliveryCountries.position), asc(position), asc(carrierCode), asc(methodCode))
}

/** Where is delivered to, in the order in which shoppers choose. */
export async function readCountries(db: Db): Promise<string[]> {
  const rows = await db.select().from(deliveryCountries).orderBy(asc(deliveryCountries.position))
  return rows.map(({ id }) => id)
}

/** Puts the countries into this order; one that comes later comes after them. */
export async function arrangeCountries(tx: Db, countries: readonly string[]): Promise<void> {
  for (const [place, id] of countries.entries())
    await tx
      .update(deliveryCountries)
      .set({ position: place - countries.length })
      .where(eq(deliveryCountries.id, id))
}

/** What can be offered: nothing is picked up from a brand that has no shop for it. */
export async function readOfferedTariffs(db: Db): Promise<Tariff[]> {
  const tariffs = await readTariffs(db)
  const { pickup } = await readShopBrands(db)
  return offeredTariffs(tariffs, pickup)
}

/** A tariff that names no brand is one of all. */
export function isTariffOf({ brands }: Pick<Tariff, 'brands'>, brand: Brand): boolean {
  return brands.length === 0 || brands.includes(brand)
}

/** Where a brand delivers to, in the order in which shoppers choose. */
export function deliveryCountriesOf(tariffs: readonly Tariff[], brand: Brand): readonly string[] {
  return [...new Set(tariffs.filter((tariff) => isTariffOf(tariff, brand)).map(({ countryId }) => countryId))]
}

export function offeredTariffs(tariffs: readonly Tariff[], pickup: ReadonlySet<Brand>): Tariff[] {
  return tariffs.flatMap((tariff) => {
    if (tariff.kind !== 'store') return [tariff]
    const brands = tariff.brands.length === 0 ? [...pickup] : tariff.brands.filter((brand) => pickup.has(brand))
    return brands.length > 0 ? [{ ...tariff, brands }] : []
  })
}

export async function lockTariff(tx: Db, key: TariffKey): Promise<Tariff | null> {
  const [tariff] = await tx.select().from(shippingTariffs).where(isTariff(key)).for('update')
  return tariff ?? null
}

export async function saveTariff(tx: Db, tariff: Tariff): Promise<void> {
  const { carrierCode, methodCode, countryId } = shippingTariffs
  await tx.insert(deliveryCountries).values({ id: tariff.countryId }).onConflictDoNothing()
  await tx
    .insert(shippingTariffs)
    .values(tariff)
    .onConflictDoUpdate({ target: [carrierCode, methodCode, countryId], set: tariff })
}

/** Those that are there already stay as they are. */
export async function insertMissingTariffs(tx: Db, tariffs: readonly Tariff[]): Promise<void> {
  const countries = new Set(tariffs.map(({ countryId }) => countryId))
  await tx
    .insert(deliveryCountries)
    .values([...countries].map((id) => ({ id })))
    .onConflictDoNothing()
  await tx
    .insert(shippingTariffs)
    .values([...tariffs])
    .onConflictDoNothing()
}

export async function deleteTariff(tx: Db, key: TariffKey): Promise<boolean> {
  const deleted = await tx.delete(shippingTariffs).where(isTariff(key)).returning({ key: shippingTariffs.countryId })
  return deleted.length > 0
}

function isTariff({ carrierCode, methodCode, countryId }: TariffKey) {
  return and(
    eq(shippingTariffs.carrierCode, carrierCode),
    eq(shippingTariffs.methodCode, methodCode),
    eq(shippingTariffs.countryId, countryId),
  )
}
