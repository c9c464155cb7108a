import { defaultSettings, type ShopSettings, settingsOfView, type ViewOverrides } from '@vonk/domain/settings'
import {
  type Language,
  type Locale,
  priceFormatOf,
  type StoreDirectory,
  type StoreView,
  type TagManagerSettings,
} from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { asc, eq } from 'drizzle-orm'
import { readBrands } from '../brands/index.ts'
import { readNotices } from '../guarantee-notices/index.ts'
import { readShopBrands, type ShopBrands } from '../locations/index.ts'
import { homeDeliveryIn, offeredTariffs, readTariffs, type Tariff } from '../shipping/index.ts'
import { checkOverrides } from './check-overrides.ts'
import { type StoreViewRow, storeViews } from './schema.ts'

export async function findStoreDirectory(db: Db): Promise<StoreDirectory | null> {
  const rows = await db.select().from(storeViews).orderBy(asc(storeViews.position))
  const fallback = rows.find((row) => row.isDefault)
  if (!fallback) return null
  const { shops, pickup } = await readShopBrands(db)
  const [tariffs, notices] = [offeredTariffs(await readTariffs(db), pickup), await readNotices(db)]
  const brands = await readBrands(db)
  const views = rows.map((row) => {
    const guaranteeNotice = notices.get(row.language)
    return { ...toStoreView(row, { brands, shops, tariffs }), ...(guaranteeNotice && { guaranteeNotice }) }
  })
  return { defaultCode: fallback.code, views }
}

/** The settings of one view; the shop's defaults for a view nobody has configured yet. */
export async function loadSettings(db: Db, code: string): Promise<ShopSettings> {
  const [row] = await db.select().from(storeViews).where(eq(storeViews.code, code))
  return row ? settingsOfView({ ...row, settings: readSettings(code, row.settings) }) : defaultSettings
}

/** Rows that are there already stay as the owner left them; the count says how many were new. */
export async function insertMissingViews(db: Db, rows: readonly StoreViewRow[]): Promise<number> {
  const inserted = await db
    .insert(storeViews)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ code: storeViews.code })
  return inserted.length
}

export async function updateAddress(
  db: Db,
  code: string,
  address: { host: string; pathPrefix: string },
): Promise<void> {
  await db
    .update(storeViews)
    .set({ ...address, appendStoreCode: address.pathPrefix !== '' })
    .where(eq(storeViews.code, code))
}

/** The view as it is stored, held for the transaction; null where there is none. */
export async function lockView(tx: Db, code: string) {
  const [row] = await tx.select().from(storeViews).where(eq(storeViews.code, code)).for('update')
  return row ?? null
}

/** What a view has set so far, held until the transaction ends; null for a view that does not exist. */
export async function lockSettings(tx: Db, code: string): Promise<ViewOverrides | null> {
  const { settings } = storeViews
  const [row] = await tx.select({ settings }).from(storeViews).where(eq(storeViews.code, code)).for('update')
  return row ? readSettings(code, row.settings) : null
}

export async function updateSettings(tx: Db, code: string, settings: ViewOverrides): Promise<void> {
  await tx.update(storeViews).set({ settings }).where(eq(storeViews.code, code))
}

export type TagManager = Pick<TagManagerSettings, 'id' | 'domain'>

export async function updateTagManager(db: Db, code: string, { id, domain }: TagManager): Promise<void> {
  await db.update(storeViews).set({ tagManagerId: id, tagManagerDomain: domain }).where(eq(storeViews.code, code))
}

const locales: Record<Language, Locale> = { nl: 'nl-NL', en: 'en-US', de: 'de-DE' }

type Around = Pick<ShopBrands, 'shops'> & {
  readonly brands: Awaited<ReturnType<typeof readBrands>>
  readonly tariffs: readonly Tariff[]
}

function toStoreView(row: StoreViewRow, { brands, shops, tariffs }: Around): StoreView {
  const locale = locales[row.language]
  const { brand } = row
  const facts = brands.get(brand)
  return {
    code: row.code,
    brand,
    brandName: facts?.name ?? brand,
    words: facts?.words[row.language] ?? {},
    isSampleSale: row.isSampleSale,
    hasFamilyAccount: row.hasFamilyAccount,
    host: row.host,
    pathPrefix: row.pathPrefix,
    appendStoreCode: row.appendStoreCode,
    language: row.language,
    locale,
    taxCountry: row.taxCountry,
    rootCategoryId: row.rootCategoryId,
    currency: 'EUR',
    priceFormat: priceFormatOf(locale),
    titleTemplate: row.titleTemplate,
    seo: { useTrailingSlash: row.useTrailingSlash, hreflangPrefix: row.hreflangPrefix },
    googleTagManager: { id: row.tagManagerId, domain: row.tagManagerDomain, loadScript: row.tagManagerLoadScript },
    hasShops: shops.has(brand),
    homeDelivery: homeDeliveryIn(tariffs, { countryId: row.taxCountry, brand }),
    settings: readSettings(row.code, row.settings),
  }
}

function readSettings(code: string, stored: unknown): ViewOverrides {
  const checked = checkOverrides(stored)
  if (!checked.ok) throw new WrongSettings(code, checked.refusal.faults)
  return checked.value
}

/** Somebody wrote into the table by hand, or an older shop runs on a newer database. */
class WrongSettings extends Error {
  constructor(code: string, faults: readonly string[]) {
    super(`The settings of the store view ${code} are wrong: ${faults.join(' ')}`)
    this.name = 'WrongSettings'
  }
}
