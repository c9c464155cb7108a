import { err, ok, type Result } from '@vonk/domain/result'
import type { InputIssue } from '../common-refusals.ts'
import { findFaults } from './content-faults.ts'
import { type StoryContent, storyContentSchema } from './story-content.ts'

export type ContentRefusal = { readonly code: 'story-invalid'; readonly issues: readonly InputIssue[] }

const mostIssues = 20

/** Content as it may be stored, what was left out filled in; or every place where it is wrong. */
export function checkContent(content: unknown): Result<StoryContent, ContentRefusal> {
  const faults = findFaults(content)
  if (faults.length > 0) return refused(faults)
  const parsed = storyContentSchema.safeParse(content)
  if (parsed.success) return ok(parsed.data)
  return refused(parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
}

function refused(issues: readonly InputIssue[]): Result<never, ContentRefusal> {
  return err({ code: 'story-invalid', issues: issues.slice(0, mostIssues) })
}
