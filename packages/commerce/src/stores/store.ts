import {
  brandOf,
  type Language,
  type Locale,
  priceFormatOf,
  type StoreDirectory,
  type StoreView,
} from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { asc, eq } from 'drizzle-orm'
import { type StoreViewRow, storeViews } from './schema.ts'

export async function findStoreDirectory(db: Db): Promise<StoreDirectory | null> {
  const rows = await db.select().from(storeViews).orderBy(asc(storeViews.position))
  const fallback = rows.find((row) => row.isDefault)
  return fallback ? { defaultCode: fallback.code, views: rows.map(toStoreView) } : null
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
): Promise<boolean> {
  const updated = await db
    .update(storeViews)
    .set({ ...address, appendStoreCode: address.pathPrefix !== '' })
    .where(eq(storeViews.code, code))
    .returning({ code: storeViews.code })
  return updated.length === 1
}

const locales: Record<Language, Locale> = { nl: 'nl-NL', en: 'en-US', de: 'de-DE' }

function toStoreView(row: StoreViewRow): StoreView {
  const locale = locales[row.language]
  return {
    code: row.code,
    brand: brandOf(row.code),
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
  }
}
