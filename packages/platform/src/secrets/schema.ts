import { pgTable, text } from 'drizzle-orm/pg-core'

export const secrets = pgTable('shop_secret', { name: text().primaryKey(), value: text().notNull() })
