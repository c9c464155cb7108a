import { pgTable, smallint, text } from 'drizzle-orm/pg-core'

export const redirects = pgTable('url_redirect', {
  view: text().notNull(),
  requestPath: text('request_path').notNull(),
  targetPath: text('target_path').notNull(),
  redirectType: smallint('redirect_type').notNull(),
})
