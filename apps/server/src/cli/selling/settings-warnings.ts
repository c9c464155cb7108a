import type { ViewOverrides } from '@vonk/domain/settings'

/** What a view has set that its owner should know more about, in words. */
export function settingsWarnings({ fallbackReview }: ViewOverrides): string[] {
  if (!fallbackReview) return []
  const { average, best, count } = fallbackReview
  return [
    `Warning: shoppers read "${average} of ${best}, ${count} reviews" where the review widget has no answer. A rating that ` +
      'customers did not give misleads them, and the law forbids it: take it away with fallbackReview=.',
  ]
}
