import type { ChildFields } from '@vonk/domain/family'
import { bulkInsert } from '@vonk/platform/bulk-insert'
import type { Db } from '@vonk/platform/db'
import { and, asc, eq } from 'drizzle-orm'
import { children, type StoredChild } from './schema.ts'

export function putChildren(db: Db, rows: readonly StoredChild[]): Promise<void> {
  return bulkInsert(db, children, rows)
}

/** In the order they were added, which is also the order of their colours. */
export function findChildren(db: Db, customerId: number): Promise<StoredChild[]> {
  return db.select().from(children).where(eq(children.customerId, customerId)).orderBy(asc(children.id))
}

export async function insertChild(db: Db, customerId: number, child: ChildFields): Promise<StoredChild> {
  const { firstName, birthMonth, heightCm, size } = child
  const row = { customerId, firstName, birthMonth, heightCm, size, createdAt: new Date() }
  const [stored] = await db.insert(children).values(row).returning()
  if (!stored) throw new Error('A new child was not stored')
  return stored
}

type OwnChild = { readonly customerId: number; readonly id: number }

export async function updateChild(db: Db, own: OwnChild, child: ChildFields): Promise<void> {
  const { firstName, birthMonth, heightCm, size } = child
  await db.update(children).set({ firstName, birthMonth, heightCm, size }).where(isOwn(own))
}

/** False when the customer has no such child. */
export async function removeChild(db: Db, own: OwnChild): Promise<boolean> {
  const removed = await db.delete(children).where(isOwn(own)).returning({ id: children.id })
  return removed.length > 0
}

function isOwn({ customerId, id }: OwnChild) {
  return and(eq(children.customerId, customerId), eq(children.id, id))
}
