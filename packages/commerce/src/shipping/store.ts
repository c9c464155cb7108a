import type { Db } from '@vonk/platform/db'
import { and, asc, eq } from 'drizzle-orm'
import { shippingTariffs, type Tariff } from './schema.ts'

export type TariffKey = Pick<Tariff, 'carrierCode' | 'methodCode' | 'countryId'>

/** All tariffs, in the order in which a country is offered them. */
export function readTariffs(db: Db): Promise<Tariff[]> {
  const { countryId, position, carrierCode, methodCode } = shippingTariffs
  return db.select().from(shippingTariffs).orderBy(asc(countryId), asc(position), asc(carrierCode), asc(methodCode))
}

export async function lockTariff(tx: Db, key: TariffKey): Promise<Tariff | null> {
  const [tariff] = await tx.select().from(shippingTariffs).where(isTariff(key)).for('update')
  return tariff ?? null
}

export async function saveTariff(tx: Db, tariff: Tariff): Promise<void> {
  const { carrierCode, methodCode, countryId } = shippingTariffs
  await tx
    .insert(shippingTariffs)
    .values(tariff)
    .onConflictDoUpdate({ target: [carrierCode, methodCode, countryId], set: tariff })
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
