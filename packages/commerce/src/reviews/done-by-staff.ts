import { type Act, findLatestActs } from '@vonk/platform/acts'
import type { Db } from '@vonk/platform/db'
import { stateNames } from './review-status.ts'
import type { ReviewForStaff, ShownReview } from './schema.ts'

const decisions: readonly string[] = Object.values(stateNames)
const answers: readonly string[] = ['answered', 'answer-removed']

/** The same reviews, with who of the staff decided on them and answered last. */
export async function addDoneByStaff(db: Db, found: readonly ShownReview[]): Promise<ReviewForStaff[]> {
  const ids = found.map(({ id }) => id)
  const byReview = Map.groupBy(await findLatestActs(db, 'review', ids), ({ thing }) => thing)
  return found.map((review) => join(review, byReview.get(String(review.id)) ?? []))
}

export async function withDoneByStaff(db: Db, review: ShownReview): Promise<ReviewForStaff> {
  return join(review, await findLatestActs(db, 'review', [review.id]))
}

function join(review: ShownReview, acts: readonly Act[]): ReviewForStaff {
  const [decided, answered] = [newest(acts, decisions), newest(acts, answers)]
  return {
    ...review,
    decidedBy: decided?.by.id ?? null,
    decidedAt: decided?.doneAt ?? null,
    answeredBy: answered?.by.id ?? null,
  }
}

function newest(acts: readonly Act[], names: readonly string[]): Act | undefined {
  return acts.filter(({ name }) => names.includes(name)).toSorted((a, b) => b.id - a.id)[0]
}
