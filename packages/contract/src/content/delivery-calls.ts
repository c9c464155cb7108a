import { z } from 'zod'
import * as calls from '../calls/content.ts'
import { endpoint, foreignClientInputStatus } from '../endpoint.ts'
import { asStoryblok, notFound, pageFields, perPage, selectionFields, storyFields } from './delivery-fields.ts'
import { spaceLinkSchema } from './space-calls.ts'
import { storySchema } from './story.ts'

/** `excluding_story_fields` leaves fields out; whoever does not send it gets whole stories, which is what the type says. */
const deliveredStory = storySchema
  .partial()
  .required({ id: true, uuid: true, content: true }) as unknown as typeof storySchema

/** Beside what was asked for: the version of all content, and the stories its relations and links lead to. */
const besides = {
  cv: z.int(),
  rels: z.array(storySchema),
  rel_uuids: z.array(z.string()).optional().describe('Instead of rels, where they are more than a page holds'),
  links: z.array(z.union([storySchema, spaceLinkSchema])),
  assets: z
    .array(z.looseObject({ id: z.int(), fieldtype: z.literal('asset') }))
    .optional()
    .describe('For resolve_assets=1'),
}

const refusals = { ...asStoryblok.refusals, 'language-unknown': foreignClientInputStatus } as const
const messages = { ...asStoryblok.messages, 'language-unknown': ['language: No store view has this code'] } as const

export const deliverStory = endpoint(calls.deliverStory, {
  ...asStoryblok,
  summary: "A story by id, full slug or (with find_by) uuid, in the shape of Storyblok's delivery API",
  params: z.object({ key: z.string() }),
  query: z.object({ ...storyFields, find_by: z.enum(['uuid']).optional() }),
  result: z.object({ story: deliveredStory, ...besides }),
  refusals: { ...refusals, 'story-not-found': 404 },
  messages: { ...messages, 'story-not-found': notFound },
})

export const deliverStories = endpoint(calls.deliverStories, {
  ...asStoryblok,
  summary: "Stories by what they have in common, in the shape of Storyblok's delivery API; `total` is a header",
  query: z.object({ ...storyFields, ...selectionFields, ...pageFields, per_page: perPage(100) }),
  nestedFields: ['filter_query'],
  result: z.object({ stories: z.array(deliveredStory), ...besides }),
  refusals,
  messages,
})
