import { bulkInsert } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  customerAddresses,
  customers,
  type StoredAddress,
  type StoredCustomer,
  type StoredWish,
  wishlistItems,
} from './schema.ts'

export function putCustomers(db: Db, rows: readonly StoredCustomer[]): Promise<void> {
  return bulkInsert(db, customers, rows)
}

export type NewCustomer = Pick<
  StoredCustomer,
  'email' | 'firstName' | 'middleName' | 'lastName' | 'passwordHash' | 'groupId' | 'storeCode'
>

export async function createCustomer(db: Db, customer: NewCustomer): Promise<StoredCustomer> {
  const now = new Date()
  const row = { ...customer, isActive: true, createdAt: now, updatedAt: now }
  const [stored] = await db.insert(customers).values(row).returning()
  if (!stored) throw new Error('A new customer was not stored')
  return stored
}

export function putAddresses(db: Db, rows: readonly StoredAddress[]): Promise<void> {
  return bulkInsert(db, customerAddresses, rows)
}

/** What is on the list already stays where it is. */
export function putWishes(db: Db, rows: readonly StoredWish[]): Promise<void> {
  return bulkInsert(db, wishlistItems, rows, 'keep')
}

export async function removeWishes(db: Db, customerId: number, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  const isTheirs = and(eq(wishlistItems.customerId, customerId), inArray(wishlistItems.sku, [...skus]))
  await db.delete(wishlistItems).where(isTheirs)
}

/** Whether wishes were sold out when their customer last looked. */
export async function noteSoldOut(db: Db, customerId: number, { skus, wasSoldOut }: SoldOutNote): Promise<void> {
  if (skus.length === 0) return
  const isTheirs = and(eq(wishlistItems.customerId, customerId), inArray(wishlistItems.sku, [...skus]))
  await db.update(wishlistItems).set({ wasSoldOut }).where(isTheirs)
}

type SoldOutNote = { readonly skus: readonly string[]; readonly wasSoldOut: boolean }

export async function findCustomer(db: Db, id: number): Promise<StoredCustomer | null> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row ?? null
}

/** Held until the transaction ends: what belongs to one customer changes one after the other. */
export async function lockCustomer(tx: Db, id: number): Promise<StoredCustomer | null> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return row ?? null
}

export async function findCustomerByEmail(db: Db, email: string): Promise<StoredCustomer | null> {
  const [row] = await db.select().from(customers).where(sql`lower(${customers.email}) = lower(${email})`)
  return row ?? null
}

export function findAddresses(db: Db, customerId: number): Promise<StoredAddress[]> {
  return db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id))
}

/** The longest wished for comes first. */
export function findWishes(db: Db, customerId: number): Promise<StoredWish[]> {
  return db
    .select()
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(asc(wishlistItems.addedAt), asc(wishlistItems.sku))
}

/** Addresses, wishes, points and children go with the customer; the orders must have been anonymised before. */
export async function deleteCustomer(db: Db, id: number): Promise<boolean> {
  const deleted = await db.delete(customers).where(eq(customers.id, id)).returning({ id: customers.id })
  return deleted.length === 1
}
