import { z } from 'zod'
import * as calls from '../calls/content.ts'
import { endpoint } from '../endpoint.ts'
import { queryBoolean, queryInteger, queryList } from '../query-fields.ts'
import { storySchema } from './story.ts'

const refusals = { unauthorized: 401, 'content-unavailable': 503 } as const
const messages = {
  unauthorized: 'The token does not give access to this version of the content.',
  'content-unavailable': 'The content service is not available for a moment.',
}

const common = {
  version: z.enum(['draft', 'published']).default('published').describe('Drafts need the preview token'),
  token: z.string().max(200).optional(),
  cv: z.string().max(40).optional().describe('The cv of an earlier answer; makes the address new when content is'),
  from_release: z.string().max(40).optional().describe('There are no releases: taken and left aside'),
  resolve_relations: queryList()
    .pipe(z.array(z.string().max(120)).max(20))
    .optional(),
  excluding_fields: queryList()
    .pipe(z.array(z.string().max(60)).max(50))
    .optional(),
}

/** Beside what was asked for: the version of all content, and the stories its relations lead to. */
const besides = { cv: z.int(), rels: z.array(storySchema), links: z.array(z.unknown()) }

export const deliverStory = endpoint(calls.deliverStory, {
  summary: "A story by id, full slug or (with find_by) uuid, in the shape of Storyblok's delivery API",
  params: z.object({ key: z.string() }),
  query: z.object({ ...common, find_by: z.enum(['uuid']).optional() }),
  result: z.object({ story: storySchema, ...besides }),
  refusals: { ...refusals, 'story-not-found': 404 },
  messages,
})

const sortSchema = z
  .string()
  .max(200)
  .regex(
    /^(?:name|slug|full_slug|position|created_at|updated_at|published_at|first_published_at|content\.\w{1,60}):(?:asc|desc)$/,
    'Expected a field and a direction such as first_published_at:desc',
  )

export const deliverStories = endpoint(calls.deliverStories, {
  summary: "Stories by what they have in common, in the shape of Storyblok's delivery API; `total` is a header",
  query: z.object({
    ...common,
    starts_with: z.string().max(300).optional(),
    by_slugs: queryList()
      .pipe(z.array(z.string().max(300)).max(100))
      .optional()
      .describe('`*` stands for anything'),
    excluding_slugs: queryList()
      .pipe(z.array(z.string().max(300)).max(100))
      .optional(),
    by_uuids: queryList().pipe(z.array(z.uuid()).max(100)).optional(),
    by_uuids_ordered: queryList().pipe(z.array(z.uuid()).max(100)).optional(),
    is_startpage: queryBoolean().optional(),
    with_tag: queryList()
      .pipe(z.array(z.string().max(60)).max(20))
      .optional(),
    content_type: z.string().max(60).optional(),
    sort_by: sortSchema.optional(),
    page: queryInteger().pipe(z.int().min(1).max(100_000)).default(1),
    per_page: queryInteger().pipe(z.int().min(1).max(100)).default(25),
  }),
  result: z.object({ stories: z.array(storySchema), ...besides }),
  refusals,
  messages,
})
