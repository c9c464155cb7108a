import type { ReviewDocument } from '@vonk/contract'
import type { ReviewOverview, ShownReview, StarCounts } from './review-overview.ts'

export type ReadReviews = {
  readonly documents: readonly ReviewDocument[]
  readonly total: number
  readonly shown: number
}

/** What reviews say together, and the latest of them in full. */
export function summariseReviews({ documents, total, shown }: ReadReviews): ReviewOverview {
  const starCounts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const document of documents) {
    const stars = starsOf(document)
    if (stars !== null) starCounts[stars - 1] = (starCounts[stars - 1] ?? 0) + 1
  }
  return {
    count: total,
    average: averageOf(starCounts),
    starCounts,
    latest: documents.slice(0, shown).map(toShownReview),
  }
}

export function toShownReview(document: ReviewDocument): ShownReview {
  const { id, title, detail, nickname, created_at: createdAt } = document
  return { id, title, detail, nickname, date: createdAt.slice(0, 10), stars: starsOf(document) }
}

/** A product is judged by the first rating of a review. */
function starsOf({ ratings }: ReviewDocument): number | null {
  const value = Math.round(ratings?.[0]?.value ?? 0)
  return value >= 1 && value <= 5 ? value : null
}

function averageOf(counts: StarCounts): number | null {
  const given = counts.reduce((sum, count) => sum + count, 0)
  if (given === 0) return null
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return Math.round((stars / given) * 10) / 10
}
