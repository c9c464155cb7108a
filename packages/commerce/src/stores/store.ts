import { defaultSettings, type ShopSettings, settingsOfView, type ViewOverrides } from '@vonk/domain/settings'
import { priceFormatOf, type StoreDirectory, type StoreView, type TagManagerSettings } from '@vonk/domain/stores'
import { factsOf } from '@vonk/languages'
import type { Db } from '@vonk/platform/db'
import { ServiceUnavailable } from '@vonk/platform/http'
import { and, asc, eq, max, sql } from 'drizzle-orm'
import { readBrands } from '../brands/index.ts'
import { readShopBrands, type ShopBrands } from '../locations/index.ts'
import { homeDeliveryIn, offeredTariffs, readTariffs, type Tariff } from '../shipping/index.ts'
import { checkOverrides } from './check-overrides.ts'
import { readNotices } from './guarantee-notices/store.ts'
import { leftAddresses, type NewStoreView, type StoreViewRow, storeViews } from './schema.ts'

export async function findStoreDirectory(db: Db): Promise<StoreDirectory | null> {
  const rows = await db.select().from(storeViews).orderBy(asc(storeViews.position))
  const [present, removed] = [rows.filter(isPresent), rows.filter((row) => !isPresent(row))]
  const fallback = present.find((row) => row.isDefault)
  if (!fallback) return null
  const { shops, pickup } = await readShopBrands(db)
  const [tariffs, notices] = [offeredTariffs(await readTariffs(db), pickup), await readNotices(db)]
  const brands = await readBrands(db)
  const toView = (row: StoreViewRow): StoreView => {
    const guaranteeNotice = notices.get(row.language)
    return { ...toStoreView(row, { brands, shops, tariffs }), ...(guaranteeNotice && { guaranteeNotice }) }
  }
  const standIns = new Map(removed.map((row) => [row.code, standInFor(row, present) ?? fallback]))
  const left = await db.select().from(leftAddresses)
  return {
    defaultCode: fallback.code,
    views: present.map(toView),
    removed: removed.map((row) => toView({ ...row, ...addressOf(standIns.get(row.code) ?? fallback) })),
    moved: left.map(({ viewCode, ...address }) => ({ ...address, code: standIns.get(viewCode)?.code ?? viewCode })),
  }
}

const isPresent = ({ removedAt }: StoreViewRow) => removedAt === null

/** Where somebody is sent who looks for a view that is no more: to the same shop, in the same language if it has it. */
function standInFor({ brand, isSampleSale, language }: StoreViewRow, present: readonly StoreViewRow[]) {
  const ofBrand = present.filter((row) => row.brand === brand)
  const ofShop = ofBrand.filter((row) => row.isSampleSale === isSampleSale)
  const candidates = ofShop.length > 0 ? ofShop : ofBrand
  return candidates.find((row) => row.language === language) ?? candidates[0]
}

function addressOf({ host, pathPrefix, appendStoreCode, useTrailingSlash, hreflangPrefix }: StoreViewRow) {
  return { host, pathPrefix, appendStoreCode, useTrailingSlash, hreflangPrefix }
}

/** The settings of one view; the shop's defaults for a view nobody has configured yet. */
export async function loadSettings(db: Db, code: string): Promise<ShopSettings> {
  const [row] = await db.select().from(storeViews).where(eq(storeViews.code, code))
  return row ? settingsOfView({ ...row, settings: readSettings(code, row.settings) }) : defaultSettings
}

/** Rows that are there already stay as the owner left them; the count says how many were new. */
export async function insertMissingViews(db: Db, rows: readonly NewStoreView[]): Promise<number> {
  const inserted = await db
    .insert(storeViews)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ code: storeViews.code })
  return inserted.length
}

/** After all that were ever there, the first as the default unless it says otherwise; nobody else adds one until the transaction ends. */
export async function insertView(
  tx: Db,
  view: Omit<NewStoreView, 'position' | 'isDefault'> & { readonly isDefault?: boolean },
): Promise<void> {
  await tx.execute(sql`lock table store_view in share row exclusive mode`)
  const [last] = await tx.select({ position: max(storeViews.position) }).from(storeViews)
  const { isDefault = (last?.position ?? null) === null } = view
  await tx.insert(storeViews).values({ ...view, isDefault, position: (last?.position ?? -1) + 1 })
  await forgetLeft(tx, view)
}

export type ViewChanges = Partial<Omit<StoreViewRow, 'code' | 'position' | 'isDefault'>>

/** Changes a view; where it has been, it is looked for still. */
export async function updateView(tx: Db, before: StoreViewRow, changes: ViewChanges): Promise<void> {
  const after = { ...before, ...changes }
  if (Object.keys(changes).length > 0) await tx.update(storeViews).set(changes).where(eq(storeViews.code, before.code))
  const { host, pathPrefix, code: viewCode } = before
  const hasLeft = host !== after.host || pathPrefix !== after.pathPrefix || (after.removedAt && !before.removedAt)
  if (!hasLeft) return
  await tx
    .insert(leftAddresses)
    .values({ host, pathPrefix, viewCode })
    .onConflictDoUpdate({ target: [leftAddresses.host, leftAddresses.pathPrefix], set: { viewCode } })
  if (!after.removedAt) await forgetLeft(tx, after)
}

/** Where a view is, nobody is led elsewhere. */
async function forgetLeft(tx: Db, { host, pathPrefix }: Pick<StoreViewRow, 'host' | 'pathPrefix'>): Promise<void> {
  await tx.delete(leftAddresses).where(and(eq(leftAddresses.host, host), eq(leftAddresses.pathPrefix, pathPrefix)))
}

/** The view as it is stored, held for the transaction; null where there is none, or none any more. */
export async function lockView(tx: Db, code: string): Promise<StoreViewRow | null> {
  const [row] = await tx.select().from(storeViews).where(eq(storeViews.code, code)).for('update')
  return row && isPresent(row) ? row : null
}

/** Whether the code was ever given to a view. */
export async function isCodeTaken(tx: Db, code: string): Promise<boolean> {
  const found = await tx.select({ code: storeViews.code }).from(storeViews).where(eq(storeViews.code, code))
  return found.length > 0
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

type Around = Pick<ShopBrands, 'shops'> & {
  readonly brands: Awaited<ReturnType<typeof readBrands>>
  readonly tariffs: readonly Tariff[]
}

function toStoreView(row: StoreViewRow, { brands, shops, tariffs }: Around): StoreView {
  const { prices: locale, dateFormat } = factsOf(row.language)
  const { brand } = row
  const facts = brands.get(brand)
  return {
    code: row.code,
    number: row.position + 1,
    brand,
    brandName: facts?.name ?? brand,
    words: facts?.words[row.language] ?? {},
    ...(facts?.look && { look: facts.look }),
    isSampleSale: row.isSampleSale,
    ...(row.isHidden && { isHidden: true as const }),
    ...((row.isHidden || !row.isIndexed) && { isUnindexed: true as const }),
    hasFamilyAccount: row.hasFamilyAccount,
    host: row.host,
    pathPrefix: row.pathPrefix,
    appendStoreCode: row.appendStoreCode,
    language: row.language,
    locale,
    taxCountry: row.taxCountry,
    rootCategoryId: row.rootCategoryId,
    currency: 'EUR',
    priceFormat: priceFormatOf(locale, dateFormat),
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

/** A shop of one's own begins without any: it serves as soon as there is one. */
export class NoStoreViews extends ServiceUnavailable {
  constructor() {
    super(`There are no store views yet. ${firstSteps}`)
  }
}

/** How an empty shop comes to something. */
export const firstSteps =
  '`npm run vonk -- brands add CODE …` makes a brand, `npm run vonk -- stores add CODE …` a view under it; ' +
  '`npm run vonk -- seed` fills an empty shop with the demo label.'
