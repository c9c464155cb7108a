import type { ViewOverrides } from '@vonk/domain/settings'

/** What an owner should know about what a view has set, or has not, in words. */
export function settingsWarnings(own: ViewOverrides): string[] {
  return [...warnOfRating(own), ...warnOfCredit(own)]
}

function warnOfRating({ fallbackReview }: ViewOverrides): string[] {
  if (!fallbackReview) return []
  const { average, best, count } = fallbackReview
  return [
    `Warning: shoppers read "${average} of ${best}, ${count} reviews" where the review widget has no answer. A rating that ` +
      'customers did not give misleads them, and the law forbids it: take it away with fallbackReview=.',
  ]
}

function warnOfCredit({ offersPayLater = true, payLaterCredit }: ViewOverrides): string[] {
  if (!offersPayLater || payLaterCredit) return []
  return [
    'Paying later is not offered: it is a credit, and payLaterCredit does not say who lends, what it costs and when it is ' +
      'due. offersPayLater=false does without it.',
  ]
}
