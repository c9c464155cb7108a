import type { ContentJson } from '@vonk/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const stories = pgTable('story', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  uuid: uuid().notNull(),
  view: text().notNull(),
  path: text().notNull(),
  fullSlug: text('full_slug').notNull().generatedAlwaysAs(sql`view || '/' || path`),
  name: text().notNull(),
  position: integer().notNull(),
  tags: text().array().notNull(),
  isStartpage: boolean('is_startpage').notNull(),
  groupId: uuid('group_id').notNull(),
  version: integer().notNull().default(1),
  draft: json().$type<ContentJson>().notNull(),
  published: json().$type<ContentJson>(),
  relations: uuid().array().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  publishedAt: moment('published_at'),
  firstPublishedAt: moment('first_published_at'),
  changedBy: text('changed_by'),
  publishAt: moment('publish_at'),
  publishRefusedAt: moment('publish_refused_at'),
})

export type StoryRow = typeof stories.$inferSelect

export const storyVersions = pgTable('story_version', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  uuid: uuid().notNull(),
  version: integer().notNull(),
  action: text({ enum: ['saved', 'published', 'unpublished', 'removed'] }).notNull(),
  fullSlug: text('full_slug').notNull(),
  name: text().notNull(),
  content: json().$type<ContentJson>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Null for what came from elsewhere. */
  actId: bigint('act_id', { mode: 'number' }),
})
