import { isSameSecret } from '@vonk/platform/secrets'
import type { StoryVersion } from '../source/index.ts'

/** The keys to the delivery API; without a preview token nobody sees drafts. */
export type ContentTokens = { readonly previewToken: string | null; readonly publicToken: string | null }

/** Whether a token opens a version. What is published is open to all, but a wrong key is told to be one. */
export function mayRead(version: StoryVersion, token: string | undefined, tokens: ContentTokens): boolean {
  const { previewToken, publicToken } = tokens
  if (!token) return version === 'published'
  const isPreview = previewToken !== null && isSameSecret(token, previewToken)
  if (version === 'draft') return isPreview
  return isPreview || (publicToken !== null && isSameSecret(token, publicToken))
}
