/** A review as the page shows it. */
export type ShownReview = {
  readonly id: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
  /** As a day, `2026-10-04`. */
  readonly date: string
  readonly stars: number | null
}

/** How many reviews gave one, two, three, four and five stars. */
export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number]

export type ReviewOverview = {
  /** All approved reviews, also those that were not read. */
  readonly count: number
  /** Of one to five stars; null while nobody gave any. */
  readonly average: number | null
  readonly starCounts: StarCounts
  readonly latest: readonly ShownReview[]
}

export const noReviews: ReviewOverview = { count: 0, average: null, starCounts: [0, 0, 0, 0, 0], latest: [] }
