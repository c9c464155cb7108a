import type { Language } from '@vonk/domain/stores'
import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer<ArrayBuffer> }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Buffer.from(value),
})

export const guaranteeNotices = pgTable('guarantee_notice', {
  language: text().$type<Language>().primaryKey(),
  contentType: text('content_type', { enum: ['image/svg+xml', 'image/png'] }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  digest: text().notNull(),
  content: bytes().notNull(),
})
