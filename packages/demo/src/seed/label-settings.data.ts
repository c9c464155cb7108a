import type { ViewOverrides } from '@vonk/domain/settings'

/** What the label's own views set: a shop of one's own starts without any of it. */
export const labelSettings: ViewOverrides = {
  fallbackReview: { average: 8.9, best: 10, count: 7859 },
}
