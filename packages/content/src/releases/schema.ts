import type { ContentJson } from '@vonk/contract'
import { bigint, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const releases = pgTable('content_release', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  version: integer().notNull().default(1),
  publishAt: moment('publish_at'),
  publishRefusedAt: moment('publish_refused_at'),
  publishedAt: moment('published_at'),
  changedBy: text('changed_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export type ReleaseRow = typeof releases.$inferSelect

export const releaseStories = pgTable('release_story', {
  releaseId: bigint('release_id', { mode: 'number' }).notNull(),
  storyId: bigint('story_id', { mode: 'number' }).notNull(),
  content: json().$type<ContentJson>().notNull(),
  storyVersion: integer('story_version').notNull(),
  name: text().notNull(),
  fullSlug: text('full_slug').notNull(),
  addedBy: text('added_by'),
  addedAt: moment('added_at').notNull().defaultNow(),
})

export type ReleaseStoryRow = typeof releaseStories.$inferSelect
