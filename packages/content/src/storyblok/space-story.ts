import { readContent, type Story } from '@vonk/contract'
import type { Log } from '@vonk/platform/log'
import { z } from 'zod'
import { type ShapedFields, toOurShape } from './our-shape.ts'

const moment = z.string().nullish()

const alternateSchema = z.object({
  id: z.int(),
  name: z.string(),
  full_slug: z.string(),
  published: z.boolean().nullish(),
})

/** As much as we read of a story in a space. */
const spaceStorySchema = z.object({
  id: z.int().positive(),
  uuid: z.uuid(),
  name: z.string(),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
  created_at: z.string(),
  updated_at: moment,
  published_at: moment,
  first_published_at: moment,
  position: z.number().nullish(),
  tag_list: z.array(z.string()).nullish(),
  is_startpage: z.boolean().nullish(),
  group_id: z.uuid(),
  alternates: z.array(alternateSchema).nullish(),
  release_id: z.int().positive().nullish(),
})

export const oneStorySchema = z.object({ story: spaceStorySchema, cv: z.number().optional() })
export const storyListSchema = z.object({ stories: z.array(spaceStorySchema), cv: z.number().optional() })

type SpaceStory = z.output<typeof spaceStorySchema>

export type StoryReading = { readonly log: Log; readonly fields: ShapedFields }

/** The story with what we understand of its content; null, and a line in the log, when that is nothing. */
export function toStory(story: SpaceStory, { log, fields }: StoryReading): Story | null {
  const { content, skipped } = readContent(toOurShape(story.content, fields))
  const fullSlug = story.full_slug.replace(/\/+$/, '')
  if (skipped.length > 0) log.warn({ slug: fullSlug, skipped }, 'parts of a story were left out')
  if (!content) return null
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    fullSlug,
    content,
    createdAt: isoOf(story.created_at),
    updatedAt: isoOf(story.updated_at ?? story.published_at ?? story.created_at),
    publishedAt: story.published_at ? isoOf(story.published_at) : null,
    firstPublishedAt: story.first_published_at ? isoOf(story.first_published_at) : null,
    position: Math.trunc(story.position ?? 0),
    tags: story.tag_list ?? [],
    isStartpage: story.is_startpage ?? false,
    groupId: story.group_id,
    alternates: (story.alternates ?? []).map((other) => ({
      id: other.id,
      name: other.name,
      fullSlug: other.full_slug.replace(/\/+$/, ''),
      isPublished: other.published ?? true,
    })),
    releaseId: story.release_id ?? null,
  }
}

/** A moment of a space in our form; the beginning of time for what is none. */
export function isoOf(written: string): string {
  const moment = new Date(written)
  return Number.isNaN(moment.getTime()) ? new Date(0).toISOString() : moment.toISOString()
}
