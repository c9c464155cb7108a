import type { Seller } from '@vonk/domain/invoices'
import type { Look } from '@vonk/domain/looks'
import type { Brand } from '@vonk/domain/stores'
import type { Db } from '@vonk/platform/db'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { type BrandRow, brands, sellers } from './schema.ts'

/** The seller of a brand with what its invoice numbers begin with, and its tax numbers in other countries. */
export type StoredSeller = Seller & {
  readonly brand: Brand
  readonly invoicePrefix: string
  readonly vatIds: Readonly<Record<string, string>>
}

export type NewBrand = Omit<BrandRow, 'look'> & {
  readonly look?: Look | null
  readonly seller: Omit<StoredSeller, 'brand'>
}

/** All brands, by their codes. */
export async function readBrands(db: Db): Promise<ReadonlyMap<Brand, BrandRow>> {
  const rows = await db.select().from(brands).orderBy(asc(brands.code))
  return new Map(rows.map((row) => [row.code, row]))
}

/** Every brand has one: none is made without. */
export async function loadSeller(db: Db, brand: Brand): Promise<StoredSeller> {
  const [seller] = await db.select().from(sellers).where(eq(sellers.brand, brand))
  if (!seller) throw new Error(`nobody sells under the brand ${brand}`)
  return seller
}

/** All brands with their sellers, by their codes. */
export async function listBrands(db: Db): Promise<NewBrand[]> {
  const rows = await db
    .select()
    .from(brands)
    .innerJoin(sellers, eq(sellers.brand, brands.code))
    .orderBy(asc(brands.code))
  return rows.map(toBrand)
}

/** A brand with its seller, held until the transaction ends. */
export async function lockBrand(tx: Db, code: Brand): Promise<NewBrand | null> {
  const [row] = await tx
    .select()
    .from(brands)
    .innerJoin(sellers, eq(sellers.brand, brands.code))
    .where(eq(brands.code, code))
    .for('update')
  return row ? toBrand(row) : null
}

export async function insertBrand(tx: Db, { seller, ...brand }: NewBrand): Promise<void> {
  await tx.insert(brands).values(brand)
  await tx.insert(sellers).values({ ...seller, brand: brand.code })
}

export async function updateBrand(tx: Db, { code, name, words, look, seller }: NewBrand): Promise<void> {
  await tx.update(brands).set({ name, words, look }).where(eq(brands.code, code))
  await tx.update(sellers).set(seller).where(eq(sellers.brand, code))
}

/** Gives a brand a look that has none; false where it has one, or is no brand. */
export async function insertMissingLook(db: Db, code: Brand, look: Look): Promise<boolean> {
  const given = await db
    .update(brands)
    .set({ look })
    .where(and(eq(brands.code, code), isNull(brands.look)))
    .returning({ code: brands.code })
  return given.length > 0
}

function toBrand({ brand, seller: { brand: _, ...seller } }: { brand: BrandRow; seller: StoredSeller }): NewBrand {
  return { ...brand, seller }
}

/** Brands with their sellers; those that are there already stay as they are. */
export async function insertMissingBrands(db: Db, rows: readonly NewBrand[]): Promise<void> {
  for (const { seller, ...brand } of rows) {
    await db.insert(brands).values(brand).onConflictDoNothing()
    await db
      .insert(sellers)
      .values({ ...seller, brand: brand.code })
      .onConflictDoNothing()
  }
}
