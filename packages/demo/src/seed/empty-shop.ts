import type { Db } from '@vonk/platform/db'
import { sql } from 'drizzle-orm'

/** What belongs to the installation rather than to the shop in it. */
const kept = ['store_view', 'shop_secret', 'applied_migration', 'content_version']

/** Deletes everything the shop sells, knows and remembers: products, customers, orders. */
export async function emptyShop(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> all(${sql.param(kept)}::text[]) and tablename not like 'outbox%'`)
  const names = rows.map(({ name }) => name).join(', ')
  if (names !== '') await tx.execute(sql.raw(`truncate ${names} restart identity cascade`))
}
