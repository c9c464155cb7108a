import type { Db } from '@vonk/platform/db'
import { asc, eq } from 'drizzle-orm'
import { putRows } from '../rows/index.ts'
import { children, type StoredChild } from './schema.ts'

export function putChildren(db: Db, rows: readonly StoredChild[]): Promise<void> {
  return putRows(db, children, rows)
}

/** In the order they were added, which is also the order of their colours. */
export function findChildren(db: Db, customerId: number): Promise<StoredChild[]> {
  return db.select().from(children).where(eq(children.customerId, customerId)).orderBy(asc(children.id))
}
