import { z } from 'zod'
import * as calls from '../calls/content.ts'
import { endpoint } from '../endpoint.ts'
import { queryInteger, queryList } from '../query-fields.ts'
import { contentJsonSchema, storySchema } from './story.ts'

const refusals = { 'story-not-found': 404, 'content-unavailable': 503 } as const
const messages = {
  'story-not-found': { story: false },
  'content-unavailable': 'The content service is not available for a moment.',
}

export const readStory = endpoint(calls.readStory, {
  summary: 'A published story by its full slug; without a store code in front it is looked for in the view that asks',
  params: z.object({ slug: z.string() }),
  result: z.object({ story: storySchema }),
  refusals,
  messages,
})

export const readHomeStory = endpoint(calls.readHomeStory, {
  summary: 'The home page of the view that asks',
  result: z.object({ story: storySchema }),
  refusals,
  messages,
})

export const readThemeStory = endpoint(calls.readThemeStory, {
  summary: 'What every page of a view has around it: header, footer, menu, announcements, search and waiting room',
  params: z.object({ storeCode: z.string() }),
  result: z.object({ story: storySchema }),
  refusals,
  messages,
})

export const readStoriesByUuid = endpoint(calls.readStoriesByUuid, {
  summary: 'Published stories by their uuids',
  query: z.object({ uuid: queryList().pipe(z.array(z.uuid()).min(1).max(50)) }),
  result: z.object({ stories: z.array(storySchema) }),
  refusals,
  messages: { ...messages, 'story-not-found': { stories: [] } },
})

const secretPart = z.string().max(200).optional()

export const validateEditor = endpoint(calls.validateEditor, {
  summary: 'The token that shows drafts, for whoever comes from the visual editor with a fresh signature',
  query: z.object({
    space_id: secretPart,
    spaceId: secretPart.describe('The same under the name older clients use'),
    timestamp: secretPart.describe('Seconds since 1970; not older than an hour'),
    token: secretPart.describe('SHA-1 of `spaceId:previewToken:timestamp` in hexadecimal'),
  }),
  result: z.object({ previewToken: z.string(), error: z.literal(false) }),
  refusals: { 'editor-unauthorized': 403 },
  messages: { 'editor-unauthorized': { error: 'Unauthorized editor' } },
  cacheControl: 'no-store',
})

export const previewStory = endpoint(calls.previewStory, {
  summary: 'A draft as a page shows it, with what an editor has typed and not yet saved',
  body: z.object({
    id: z.int().positive(),
    token: z.string().max(200).describe('The preview token'),
    from_release: z.string().max(40).optional(),
    content: contentJsonSchema.optional().describe('What is in the editor at this moment; else the saved draft'),
  }),
  result: z.object({ story: storySchema }),
  refusals: { ...refusals, 'editor-unauthorized': 403, 'story-invalid': 400 },
  messages: {
    ...messages,
    'editor-unauthorized': { error: 'Unauthorized editor' },
    'story-invalid': 'Too little of this story is understood to show it.',
  },
  bodyLimit: 1_000_000,
  cacheControl: 'no-store',
})

export const listBlogStories = endpoint(calls.listBlogStories, {
  summary: 'Articles of the blog without their bodies, newest first',
  query: z.object({
    storeCode: z.string().max(64).optional().describe('The view; else the one that asks'),
    slug: z.string().max(300).default('blog').describe('The folder'),
    tag: z.string().max(60).optional(),
    size: queryInteger().pipe(z.int().min(1).max(100)).default(12),
    offset: queryInteger().pipe(z.int().min(0).max(100_000)).default(0),
  }),
  result: z.object({ total: z.int(), stories: z.array(storySchema) }),
  refusals: { 'view-unknown': 404, 'content-unavailable': 503 },
  messages: { 'content-unavailable': messages['content-unavailable'] },
})
