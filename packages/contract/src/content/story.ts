import { z } from 'zod'

/** The content of a story before anybody has looked into it. */
export const contentJsonSchema = z.looseObject({ component: z.string() })
export type ContentJson = Readonly<z.output<typeof contentJsonSchema>>

const moment = z.iso.datetime({ offset: true })

const alternateSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string(),
  full_slug: z.string(),
  published: z.boolean(),
  is_folder: z.boolean(),
  parent_id: z.int().nullable(),
})

/** A story in the shape Storyblok delivers it in. */
export const storySchema = z
  .object({
    id: z.int().positive(),
    uuid: z.uuid(),
    name: z.string(),
    slug: z.string(),
    full_slug: z.string().describe('Begins with the code of the store view'),
    content: contentJsonSchema,
    created_at: moment,
    updated_at: moment,
    published_at: moment.nullable(),
    first_published_at: moment.nullable(),
    sort_by_date: z.null(),
    position: z.int(),
    tag_list: z.array(z.string()),
    is_startpage: z.boolean(),
    parent_id: z.int().nullable(),
    meta_data: z.null(),
    group_id: z.uuid().describe('The same for a story and its translations'),
    release_id: z.int().positive().nullable().describe('The release this draft is held by, where one was asked for'),
    lang: z.literal('default'),
    path: z.null(),
    alternates: z.array(alternateSchema).describe('The same story in other store views'),
    default_full_slug: z.null(),
    translated_slugs: z.null(),
  })
  .meta({ id: 'Story' })

export type StoryDto = z.output<typeof storySchema>

/** The same story in another store view. */
export type StoryAlternate = {
  readonly id: number
  readonly name: string
  readonly fullSlug: string
  readonly isPublished: boolean
}

/** A story in our own words; moments are ISO 8601. */
export type Story = {
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly fullSlug: string
  readonly content: ContentJson
  readonly createdAt: string
  readonly updatedAt: string
  readonly publishedAt: string | null
  readonly firstPublishedAt: string | null
  readonly position: number
  readonly tags: readonly string[]
  readonly isStartpage: boolean
  readonly groupId: string
  readonly alternates: readonly StoryAlternate[]
  /** The release whose draft this is; without one it is the story's own. */
  readonly releaseId?: number | null
}

/** A story in the words of the wire; there are no folders or languages within a story. */
export function toStoryDto(story: Story): StoryDto {
  return {
    id: story.id,
    uuid: story.uuid,
    name: story.name,
    slug: lastSegment(story.fullSlug),
    full_slug: story.fullSlug,
    content: story.content,
    created_at: story.createdAt,
    updated_at: story.updatedAt,
    published_at: story.publishedAt,
    first_published_at: story.firstPublishedAt,
    sort_by_date: null,
    position: story.position,
    tag_list: [...story.tags],
    is_startpage: story.isStartpage,
    parent_id: null,
    meta_data: null,
    group_id: story.groupId,
    release_id: story.releaseId ?? null,
    lang: 'default',
    path: null,
    alternates: story.alternates.map(toAlternateDto),
    default_full_slug: null,
    translated_slugs: null,
  }
}

function toAlternateDto({ id, name, fullSlug, isPublished }: StoryAlternate) {
  const slug = lastSegment(fullSlug)
  return { id, name, slug, full_slug: fullSlug, published: isPublished, is_folder: false, parent_id: null }
}

function lastSegment(fullSlug: string): string {
  return fullSlug.split('/').findLast((segment) => segment !== '') ?? ''
}
