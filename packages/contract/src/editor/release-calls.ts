import { z } from 'zod'
import * as calls from '../calls/releases.ts'
import { endpoint } from '../endpoint.ts'
import { staffRefusals } from '../staff/index.ts'
import { findingSchema } from './editor-calls.ts'

const cacheControl = 'no-store'
const moment = z.iso.datetime()
const number = z.int().positive().max(Number.MAX_SAFE_INTEGER)
const params = z.object({ id: z.coerce.number().pipe(number) })
const version = z.int().positive().describe('The version that was read: who has changed it since is not overwritten')
const name = z.string().trim().min(1).max(120)

const releaseSchema = z.object({
  id: z.int(),
  name: z.string(),
  version: z.int(),
  storyIds: z.array(z.int()).describe('The numbers of the stories in it'),
  publishAt: moment.nullable().describe('When it will be published by itself'),
  publishRefusedAt: moment
    .nullable()
    .describe('When it should have been published by itself, and was not: it was not ready'),
  publishedAt: moment.nullable(),
  changedBy: z.string().nullable(),
  changedAt: moment,
})
export type Release = Readonly<z.output<typeof releaseSchema>>

const conflictSchema = z
  .object({
    reason: z.enum(['changed', 'removed']),
    by: z.string().nullable(),
    at: moment.nullable(),
  })
  .describe('What somebody has done to the story since it was added')

const releasedStorySchema = z.object({
  id: z.int(),
  view: z.string(),
  path: z.string(),
  name: z.string(),
  component: z.string(),
  isPublished: z.boolean(),
  version: z.int().nullable().describe('Of the story now; null when it is gone'),
  addedBy: z.string().nullable(),
  addedAt: moment,
  conflict: conflictSchema.nullable(),
})
export type ReleasedStory = Readonly<z.output<typeof releasedStorySchema>>

const checkedSchema = z.object({
  stories: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      conflict: conflictSchema.nullable(),
      findings: z.array(findingSchema),
    }),
  ),
})
export type CheckedRelease = Readonly<z.output<typeof checkedSchema>>

const since = z.object({ version: z.int(), by: z.string().nullable(), at: z.string() })
const found = { ...staffRefusals, 'release-not-found': 404 } as const
const changing = {
  ...found,
  'release-published': 409,
  'release-changed': { status: 409, details: since },
} as const
const filling = {
  ...found,
  'release-published': 409,
  'story-not-found': 404,
  'story-changed': { status: 409, details: since },
} as const
const notReady = {
  'release-empty': 409,
  'release-not-ready': { status: 409, details: checkedSchema },
} as const
const messages = {
  'release-changed': 'Somebody else has changed this release: {by} at {at}.',
} as const
const storyMessages = { 'story-changed': 'Somebody else has changed this story: {by} at {at}.' } as const

export const listReleases = endpoint(calls.listReleases, {
  summary: 'Releases that are being prepared, and the last that were published',
  result: z.object({ releases: z.array(releaseSchema) }),
  refusals: staffRefusals,
  cacheControl,
})

export const createRelease = endpoint(calls.createRelease, {
  summary: 'Begins a release: changes of several stories that are published together',
  body: z.object({ name }),
  result: releaseSchema,
  refusals: { ...found, 'release-name-taken': 409 },
  cacheControl,
})

export const readRelease = endpoint(calls.readRelease, {
  summary: 'A release with its stories, and what has been done to them since they were added',
  params,
  result: releaseSchema.extend({ stories: z.array(releasedStorySchema) }),
  refusals: found,
  cacheControl,
})

export const renameRelease = endpoint(calls.renameRelease, {
  summary: 'Gives a release another name',
  params,
  body: z.object({ version, name }),
  result: releaseSchema,
  refusals: { ...changing, 'release-name-taken': 409 },
  messages,
  cacheControl,
})

export const checkRelease = endpoint(calls.checkRelease, {
  summary: 'What keeps a release from being published, story by story; they may lead to each other',
  params,
  result: checkedSchema,
  refusals: found,
  cacheControl,
})

const oneStory = {
  params,
  body: z.object({ storyId: number, version: version.describe('The version of the story that was read') }),
  result: releaseSchema,
  refusals: filling,
  messages: storyMessages,
  cacheControl,
}

export const addToRelease = endpoint(calls.addToRelease, {
  ...oneStory,
  summary: 'Puts the draft of a story into a release as it is now; what was there of it before is replaced',
})

export const keepInRelease = endpoint(calls.keepInRelease, {
  ...oneStory,
  summary: 'Stays with what a release holds of a story, though the story has been changed since',
})

export const takeOutOfRelease = endpoint(calls.takeOutOfRelease, {
  ...oneStory,
  summary: 'Takes a story out of a release; the story itself stays as it is',
  body: z.object({ storyId: number }),
  refusals: { ...found, 'release-published': 409 },
  messages: {},
})

export const publishRelease = endpoint(calls.publishRelease, {
  summary: 'Publishes every story of a release at once, or none: when all are ready and nobody has changed one since',
  params,
  body: z.object({ version, acceptsWarnings: z.boolean().default(false) }),
  result: releaseSchema,
  refusals: { ...changing, ...notReady },
  messages,
  cacheControl,
})

export const scheduleRelease = endpoint(calls.scheduleRelease, {
  summary: 'Has a release published at a moment, after the same checks now and then, or no more',
  params,
  body: z.object({
    version,
    publishAt: z.iso.datetime({ offset: true }).nullable(),
    acceptsWarnings: z.boolean().default(false),
  }),
  result: releaseSchema,
  refusals: { ...changing, ...notReady },
  messages,
  cacheControl,
})

export const removeRelease = endpoint(calls.removeRelease, {
  summary: 'Takes a release away; its stories stay as they are',
  params,
  body: z.object({ version }),
  result: releaseSchema,
  refusals: changing,
  messages,
  cacheControl,
})
