import { type ContentRefusal, checkContent, type StoryContent } from '@vonk/contract'
import { err, ok, type Result } from '@vonk/domain/result'
import { z } from 'zod'
import { collapseRelations } from './relations.ts'

const storable = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'Not a text that can be stored')

const storySchema = z.object({
  view: z.string(),
  path: z
    .string()
    .max(250)
    .regex(/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/, 'Expected small letters, digits and hyphens, with slashes between them'),
  name: storable.trim().min(1).max(200),
  tags: z.array(storable.min(1).max(60)).max(30).default([]),
  position: z.int().min(-2_147_483_648).max(2_147_483_647).default(0),
  isStartpage: z.boolean().default(false),
  groupId: z.uuid().toLowerCase().optional().describe('The group of the story this one translates'),
})

/** A story as its author hands it in. */
export type StoryInput = z.input<typeof storySchema> & { readonly content: unknown }
export type CheckedStory = z.output<typeof storySchema> & { readonly content: StoryContent }

export type StoryInputRefusal = { readonly code: 'view-unknown' } | ContentRefusal

/** The story with everything filled in; or each place where it is wrong. */
export function checkStory(input: StoryInput, views: readonly string[]): Result<CheckedStory, StoryInputRefusal> {
  const fields = storySchema.safeParse(input)
  if (!fields.success) {
    const issues = fields.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }))
    return err({ code: 'story-invalid', issues })
  }
  const { view, path } = fields.data
  if (!views.includes(view)) return err({ code: 'view-unknown' })
  if (views.some((code) => path === code || path.startsWith(`${code}/`))) return refusePath()

  const content = checkContent(collapseRelations(input.content))
  if (content.ok) return ok({ ...fields.data, content: content.value })
  const issues = content.refusal.issues.map((issue) => ({ ...issue, path: `content.${issue.path}` }))
  return err({ code: 'story-invalid', issues })
}

// A slug is read as "view/path": such a story could be found only in the other view.
function refusePath(): Result<never, ContentRefusal> {
  return err({ code: 'story-invalid', issues: [{ path: 'path', message: 'Begins with the code of a store view' }] })
}
