import type { ReviewMistakes } from './check-review.ts'

export type ReviewAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'mistakes'; readonly mistakes: ReviewMistakes }
  | { readonly kind: 'failed' }
