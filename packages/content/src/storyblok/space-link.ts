import { z } from 'zod'
import type { StoryLink } from '../source/index.ts'
import { isoOf } from './space-story.ts'

const moment = z.string().nullish()

const spaceLinkSchema = z.object({
  id: z.int().positive(),
  uuid: z.uuid(),
  slug: z.string(),
  name: z.string(),
  is_folder: z.boolean().nullish(),
  is_startpage: z.boolean().nullish(),
  position: z.number().nullish(),
  published_at: moment,
  created_at: moment,
  updated_at: moment,
})

export const linkListSchema = z.object({ links: z.record(z.string(), spaceLinkSchema) })
export const tagListSchema = z.object({ tags: z.array(z.object({ name: z.string(), taggings_count: z.int() })) })

export function toLink(link: z.output<typeof spaceLinkSchema>): StoryLink {
  const createdAt = isoOf(link.created_at ?? '')
  return {
    id: link.id,
    uuid: link.uuid,
    name: link.name,
    fullSlug: link.slug.replace(/\/+$/, ''),
    isStartpage: link.is_startpage ?? false,
    position: Math.trunc(link.position ?? 0),
    createdAt,
    updatedAt: link.updated_at ? isoOf(link.updated_at) : createdAt,
    publishedAt: link.published_at ? isoOf(link.published_at) : null,
  }
}
