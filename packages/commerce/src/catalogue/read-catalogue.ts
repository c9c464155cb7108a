import type { AttributeDocument, CategoryDocument, TaxRuleDocument } from '@vonk/contract'
import { isStorable } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, asc, eq } from 'drizzle-orm'
import { lookupPath } from './document-kinds.ts'
import { attributes, categories, taxRules } from './schema.ts'

/** By its path as it is stored: decoded. */
export async function findCategoryByUrlPath(db: Db, view: string, path: string): Promise<CategoryDocument | null> {
  const plain = lookupPath(path)
  if (plain === null || !isStorable(plain)) return null
  const [row] = await db
    .select({ document: categories.document })
    .from(categories)
    .where(and(eq(categories.view, view), eq(categories.urlPath, plain)))
    .orderBy(asc(categories.id))
    .limit(1)
  return row?.document ?? null
}

export async function readCategories(db: Db, view: string): Promise<CategoryDocument[]> {
  const rows = await db
    .select({ document: categories.document })
    .from(categories)
    .where(eq(categories.view, view))
    .orderBy(asc(categories.id))
  return rows.map(({ document }) => document)
}

export async function readAttributes(db: Db, view: string): Promise<AttributeDocument[]> {
  const rows = await db
    .select({ document: attributes.document })
    .from(attributes)
    .where(eq(attributes.view, view))
    .orderBy(asc(attributes.id))
  return rows.map(({ document }) => document)
}

export async function readTaxRules(db: Db, view: string): Promise<TaxRuleDocument[]> {
  const rows = await db
    .select({ document: taxRules.document })
    .from(taxRules)
    .where(eq(taxRules.view, view))
    .orderBy(asc(taxRules.id))
  return rows.map(({ document }) => document)
}

/** The regions that have a tax rate of their own, in the order of the rules. */
export async function readTaxRegions(db: Db, view: string) {
  const rates = (await readTaxRules(db, view)).flatMap((rule) => rule.rates)
  return rates.flatMap(({ tax_country_id: countryId, tax_region_id: id, region_name: name }) =>
    id && name ? [{ countryId, id, name }] : [],
  )
}
