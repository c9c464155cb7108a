import type { Fit } from '@vonk/contract'
import type { FoundReview } from '../../request/catalogue/index.server.ts'

/** A review as the page shows it. */
export type ReviewView = {
  readonly id: number
  readonly title: string
  readonly detail: string
  readonly nickname: string
  /** As a day, `2026-10-04`. */
  readonly date: string
  readonly stars: number | null
  readonly fit: Fit | null
  /** In centimetres. */
  readonly childHeight: number | null
  /** What the shop says to it, and on which day. */
  readonly answer: { readonly detail: string; readonly date: string } | null
}

/** How many reviews gave one, two, three, four and five stars. */
export type StarCounts = readonly [one: number, two: number, three: number, four: number, five: number]

export type ReviewOverview = {
  /** All approved reviews, also those that were not read. */
  readonly count: number
  /** Of one to five stars; null while nobody gave any. */
  readonly average: number | null
  readonly starCounts: StarCounts
  /** How most say it fits; null while too few have said. */
  readonly fit: { readonly kind: Fit; readonly percent: number } | null
  readonly latest: readonly ReviewView[]
}

export const noReviews: ReviewOverview = {
  count: 0,
  average: null,
  starCounts: [0, 0, 0, 0, 0],
  fit: null,
  latest: [],
}

export type ReadReviews = {
  readonly documents: readonly FoundReview[]
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
    fit: fitSaid(documents),
    latest: documents.slice(0, shown).map(toReviewView),
  }
}

export function toReviewView(document: FoundReview): ReviewView {
  const { id, title, detail, nickname, createdAt, fit = null, childHeight = null } = document
  const said = { id, title, detail, nickname, date: createdAt.slice(0, 10), stars: starsOf(document), fit, childHeight }
  const { answer } = document
  return { ...said, answer: answer ? { detail: answer.detail, date: answer.createdAt.slice(0, 10) } : null }
}

/** A product is judged by the first rating of a review. */
function starsOf({ ratings }: FoundReview): number | null {
  const value = Math.round(ratings?.[0]?.value ?? 0)
  return value >= 1 && value <= 5 ? value : null
}

function averageOf(counts: StarCounts): number | null {
  const given = counts.reduce((sum, count) => sum + count, 0)
  if (given === 0) return null
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return Math.round((stars / given) * 10) / 10
}

const fits: readonly Fit[] = ['true', 'small', 'large']
/** Fewer are an anecdote. */
const fewestSaying = 4

function fitSaid(documents: readonly FoundReview[]): ReviewOverview['fit'] {
  const saying = documents.filter(({ fit }) => fit)
  if (saying.length < fewestSaying) return null
  const counts = fits.map((kind) => ({ kind, count: saying.filter(({ fit }) => fit === kind).length }))
  const [most] = counts.sort((one, other) => other.count - one.count)
  return most ? { kind: most.kind, percent: Math.round((100 * most.count) / saying.length) } : null
}
