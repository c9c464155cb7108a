import { z } from 'zod'
import * as calls from '../calls/content.ts'
import { endpoint } from '../endpoint.ts'
import { accessFields, asStoryblok, notFound, pageFields, perPage } from './delivery-fields.ts'

/** A story without its content; dates only where they were asked for. */
export const spaceLinkSchema = z
  .object({
    id: z.int().positive(),
    uuid: z.uuid(),
    slug: z.string().describe('The full slug'),
    path: z.null(),
    parent_id: z.null(),
    name: z.string(),
    is_folder: z.literal(false),
    published: z.boolean(),
    is_startpage: z.boolean(),
    position: z.int(),
    real_path: z.string(),
    full_slug: z.string().optional(),
    url: z.string().optional().describe('The full slug again, in links that were resolved'),
    published_at: z.string().nullable().optional(),
    created_at: z.string().optional(),
    updated_at: z.string().optional(),
  })
  .meta({ id: 'StoryLink' })

export type StoryLinkDto = z.output<typeof spaceLinkSchema>

export const deliverLinks = endpoint(calls.deliverLinks, {
  ...asStoryblok,
  summary: "All stories without their content, by uuid, in the shape of Storyblok's delivery API",
  query: z.object({
    ...accessFields,
    starts_with: z.string().max(300).optional(),
    with_parent: z
      .string()
      .regex(/^\d{1,15}$/, 'Expected a number')
      .optional()
      .describe('There are no folders but 0'),
    include_dates: z.enum(['0', '1']).default('0'),
    paginated: z.enum(['0', '1']).optional().describe('Links always come in pages'),
    ...pageFields,
    per_page: perPage(1_000),
  }),
  result: z.object({ links: z.record(z.string(), spaceLinkSchema) }),
})

export const deliverTags = endpoint(calls.deliverTags, {
  ...asStoryblok,
  summary: "The tags of stories and how many have each, in the shape of Storyblok's delivery API",
  query: z.object({ ...accessFields, starts_with: z.string().max(300).optional() }),
  result: z.object({ tags: z.array(z.object({ name: z.string(), taggings_count: z.int() })) }),
})

export const deliverSpace = endpoint(calls.deliverSpace, {
  ...asStoryblok,
  summary: "The version of all content, in the shape of Storyblok's delivery API",
  query: z.object(accessFields),
  result: z.object({
    space: z.object({
      id: z.int(),
      name: z.string(),
      domain: z.string(),
      version: z.int().describe('The same as cv'),
      language_codes: z.array(z.string()).describe('The codes of the store views'),
    }),
  }),
})

const datasource = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  dimensions: z.array(z.never()),
})

export const deliverDatasources = endpoint(calls.deliverDatasources, {
  ...asStoryblok,
  summary: "The lists of words that stories can refer to, in the shape of Storyblok's delivery API",
  query: z.object({ ...accessFields, ...pageFields, per_page: perPage(1_000) }),
  result: z.object({ datasources: z.array(datasource) }),
})

export const deliverDatasource = endpoint(calls.deliverDatasource, {
  ...asStoryblok,
  summary: "One of those lists by its number or slug, in the shape of Storyblok's delivery API",
  params: z.object({ key: z.string().max(60) }),
  query: z.object(accessFields),
  result: z.object({ datasource }),
  refusals: { ...asStoryblok.refusals, 'datasource-not-found': 404 },
  messages: { ...asStoryblok.messages, 'datasource-not-found': notFound },
})

export const deliverDatasourceEntries = endpoint(calls.deliverDatasourceEntries, {
  ...asStoryblok,
  summary: "The words of a list, in the shape of Storyblok's delivery API",
  query: z.object({
    ...accessFields,
    datasource: z.string().max(60).optional().describe('Its slug; all lists when absent'),
    dimension: z.string().max(60).optional().describe('There are no dimensions: taken and left aside'),
    ...pageFields,
    per_page: perPage(1_000),
  }),
  result: z.object({
    datasource_entries: z.array(
      z.object({ id: z.int(), name: z.string(), value: z.string(), dimension_value: z.null() }),
    ),
    cv: z.int(),
  }),
})

const hookQuery = z.object({ secret: z.string().max(200).optional() })
const hookRefusals = { 'secret-missing': 403, 'secret-invalid': 403 } as const
const hookMessages = {
  'secret-missing': 'Missing query param: secret',
  'secret-invalid': 'Invalid secret',
} as const

export const receiveSpaceHook = endpoint(calls.receiveSpaceHook, {
  summary: 'A space of Storyblok says that something was published, taken back or merged: every process reads it anew',
  query: hookQuery,
  takesText: true,
  body: z.object({
    text: z.string().describe('`{ action, story_id }` in JSON, signed in the header `webhook-signature`'),
  }),
  bodyLimit: 65_536,
  result: z.boolean(),
  refusals: { ...hookRefusals, 'hook-invalid': 400 },
  messages: { ...hookMessages, 'hook-invalid': 'This is no call of a space.' },
  cacheControl: 'no-store',
})

export const renewSpace = endpoint(calls.renewSpace, {
  summary: 'Has every process read a space anew',
  query: hookQuery,
  result: z.boolean(),
  refusals: hookRefusals,
  messages: hookMessages,
  cacheControl: 'no-store',
})
