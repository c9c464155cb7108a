import { z } from 'zod'
import * as calls from '../calls/editor.ts'
import { contentJsonSchema } from '../content/story.ts'
import { endpoint } from '../endpoint.ts'
import { staffRefusals } from '../staff/index.ts'

const moment = z.iso.datetime()
const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
const version = z.int().positive().describe('The version that was read: who has changed it since is not overwritten')
const cacheControl = 'no-store'

const storySchema = z.object({
  id: z.int(),
  uuid: z.uuid(),
  view: z.string(),
  path: z.string(),
  name: z.string(),
  component: z.string(),
  tags: z.array(z.string()),
  position: z.int(),
  isStartpage: z.boolean(),
  groupId: z.uuid().describe('The same for a story and its translations'),
  version: z.int(),
  isPublished: z.boolean(),
  hasChanges: z.boolean().describe('The draft is another than what is published'),
  publishAt: moment.nullable().describe('When it will be published by itself'),
  publishRefusedAt: moment
    .nullable()
    .describe('When it should have been published by itself, and was not: its checks found errors'),
  changedBy: z.string().nullable(),
  changedAt: moment,
})
export type EditedStory = Readonly<z.output<typeof storySchema>>

export const findingSchema = z.object({
  level: z.enum(['error', 'warning']),
  code: z.enum([
    'link-broken',
    'alt-missing',
    'headings-out-of-order',
    'translation-missing',
    'claim-unproven',
    'contrast-low',
  ]),
  place: z.string().describe('Where in the content'),
  detail: z.string(),
})
export type StoryFinding = Readonly<z.output<typeof findingSchema>>

const changed = {
  status: 409,
  details: z.object({ version: z.int(), by: z.string().nullable(), at: z.string() }),
} as const
const issues = z.object({ issues: z.array(z.object({ path: z.string(), message: z.string() })) })
const found = { ...staffRefusals, 'story-not-found': 404 } as const
const changing = { ...found, 'story-changed': changed } as const
const writing = {
  'story-invalid': { status: 400, details: issues },
  'view-unknown': 400,
  'slug-taken': 409,
  'translation-taken': 409,
} as const
const notReady = {
  'story-not-ready': { status: 409, details: z.object({ findings: z.array(findingSchema) }) },
} as const
const messages = { 'story-changed': 'Somebody else has changed this story: {by} at {at}.' } as const

const fields = z.object({
  view: z.string().max(64),
  path: z.string().max(250),
  name: z.string().max(200),
  tags: z.array(z.string().max(60)).max(30).optional(),
  position: z.int().optional(),
  isStartpage: z.boolean().optional(),
  groupId: z.uuid().optional().describe('The group of the story this one translates'),
  content: contentJsonSchema,
})
const bodyLimit = 1_000_000

export const listEditedStories = endpoint(calls.listEditedStories, {
  summary: 'Every story of a store view, by its path',
  query: z.object({ view: z.string().max(64) }),
  result: z.object({ stories: z.array(storySchema) }),
  refusals: { ...staffRefusals, 'view-unknown': 400 },
  cacheControl,
})

export const readEditedStory = endpoint(calls.readEditedStory, {
  summary: 'A story with its draft',
  params,
  result: storySchema.extend({ content: contentJsonSchema }),
  refusals: found,
  cacheControl,
})

export const createEditedStory = endpoint(calls.createEditedStory, {
  summary: 'Writes a new story, which nobody but staff sees until it is published',
  body: fields,
  bodyLimit,
  result: storySchema,
  refusals: { ...found, ...writing },
  cacheControl,
})

export const saveEditedStory = endpoint(calls.saveEditedStory, {
  summary: 'Saves the draft of a story',
  params,
  body: fields.extend({ version }),
  bodyLimit,
  result: storySchema,
  refusals: { ...changing, ...writing },
  messages,
  cacheControl,
})

export const publishEditedStory = endpoint(calls.publishEditedStory, {
  summary: 'Shows the draft to everybody, unless a check finds an error, or warnings nobody has accepted',
  params,
  body: z.object({
    version,
    acceptsWarnings: z.boolean().default(false),
    also: z
      .array(z.object({ id: z.int().positive(), version }))
      .max(100)
      .default([])
      .describe('Themes of other views that get the same change, in one act: all of them or none'),
  }),
  result: storySchema,
  refusals: { ...changing, ...notReady },
  messages,
  cacheControl,
})

export const listAlikeStories = endpoint(calls.listAlikeStories, {
  summary: 'The themes of other views in which the draft of this one can be published as the same change',
  params,
  result: z.object({ stories: z.array(z.object({ id: z.int(), view: z.string(), version: z.int() })) }),
  refusals: found,
  cacheControl,
})

const changeOnly = {
  params,
  body: z.object({ version }),
  result: storySchema,
  refusals: changing,
  messages,
  cacheControl,
}

export const unpublishEditedStory = endpoint(calls.unpublishEditedStory, {
  ...changeOnly,
  summary: 'Hides a story from shoppers; its draft stays',
})

export const removeEditedStory = endpoint(calls.removeEditedStory, {
  ...changeOnly,
  summary: 'Takes a story away; its versions stay',
})

export const scheduleEditedStory = endpoint(calls.scheduleEditedStory, {
  ...changeOnly,
  summary: 'Has the draft published at a moment, after the same checks, or no more',
  body: z.object({
    version,
    publishAt: z.iso.datetime({ offset: true }).nullable(),
    acceptsWarnings: z.boolean().default(false),
  }),
  refusals: { ...changing, ...notReady },
})

export const revertEditedStory = endpoint(calls.revertEditedStory, {
  ...changeOnly,
  summary: 'Makes what a story was after an earlier change its draft again',
  body: z.object({ version, to: z.int().positive() }),
  refusals: { ...changing, ...writing, 'version-not-found': 404 },
})

export const copyEditedStory = endpoint(calls.copyEditedStory, {
  summary: 'Copies the draft into another store view, as its translation to be',
  params,
  body: z.object({ view: z.string().max(64), path: z.string().max(250).optional() }),
  result: storySchema,
  refusals: { ...found, ...writing },
  cacheControl,
})

export const listStoryVersions = endpoint(calls.listStoryVersions, {
  summary: 'What a story was after each of its last changes, newest first',
  params,
  result: z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        action: z.enum(['saved', 'published', 'unpublished', 'removed']),
        name: z.string(),
        fullSlug: z.string(),
        changedBy: z.string().nullable(),
        changedAt: moment,
        content: contentJsonSchema,
      }),
    ),
  }),
  refusals: found,
  cacheControl,
})

export const listStoryTranslations = endpoint(calls.listStoryTranslations, {
  summary: 'The same story in other store views',
  params,
  result: z.object({ stories: z.array(storySchema) }),
  refusals: found,
  cacheControl,
})

export const checkEditedStory = endpoint(calls.checkEditedStory, {
  summary: 'What keeps a draft from being published (errors), and what its author should look at (warnings)',
  params,
  result: z.object({ findings: z.array(findingSchema) }),
  refusals: found,
  cacheControl,
})

export const openStoryPreview = endpoint(calls.openStoryPreview, {
  summary: 'Where the draft of a story is seen, with a proof that is good for an hour',
  params,
  query: z.object({
    release: z.coerce
      .number()
      .int()
      .positive()
      .max(Number.MAX_SAFE_INTEGER)
      .optional()
      .describe('As it is in a release'),
  }),
  result: z.object({ path: z.string().describe('On the host of its store view') }),
  refusals: { ...found, 'preview-unavailable': 409 },
  messages: { 'preview-unavailable': 'This shop shows no drafts: it has no preview token.' },
  cacheControl,
})

export const announcePresence = endpoint(calls.announcePresence, {
  summary:
    'Says that a story is open on somebody’s screen, and tells who else has it open and what its newest version is',
  params,
  body: z.object({ isLeaving: z.boolean().default(false) }),
  result: z.object({
    version: z.int(),
    changedBy: z.string().nullable(),
    changedAt: moment,
    others: z.array(z.object({ email: z.string(), name: z.string(), since: moment })),
  }),
  refusals: found,
  cacheControl,
})

export const listBlockKinds = endpoint(calls.listBlockKinds, {
  summary: 'Every kind of story and block with its fields, for forms',
  result: z.object({
    kinds: z.array(z.looseObject({ name: z.string(), isStory: z.boolean(), fields: z.array(z.unknown()) })),
  }),
  refusals: staffRefusals,
  cacheControl,
})
