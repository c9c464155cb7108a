import { err, ok, type Result } from '@vonk/domain/result'
import { type Actor, recordAct } from '@vonk/platform/acts'
import type { Database, Db } from '@vonk/platform/db'
import { publish } from '@vonk/platform/outbox'
import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { addDoneByStaff, withDoneByStaff } from './done-by-staff.ts'
import { reviewsChanged } from './events.ts'
import { type ReviewStatus, reviewStatus, stateNames } from './review-status.ts'
import { type ReviewForStaff, reviews, type ShownReview } from './schema.ts'
import { shownColumns } from './store.ts'
import { tidyLines } from './tidy-lines.ts'

export type WantedReviews = {
  readonly status: ReviewStatus
  readonly search: string
  /** The review to go on after: pages stay whole while others leave the list. */
  readonly before: number | null
  readonly limit: number
}

type NotFound = { readonly code: 'review-not-found' }
type Changed = { readonly code: 'review-changed' }
type Decision = { readonly id: number; readonly status: ReviewStatus; readonly by: Actor }
type Answer = {
  readonly id: number
  /** Without a word there is none any more. */
  readonly text: string
  /** When the answer that was read was given; null where there was none. */
  readonly readAt: Date | null
  readonly by: Actor
}

export type StaffReviews = ReturnType<typeof createStaffReviews>

/** What staff do with reviews. Whoever shows reviews hears of it when it changes what is shown. */
export function createStaffReviews({
  db,
  now = () => new Date(),
}: {
  readonly db: Database
  readonly now?: () => Date
}) {
  function change<Refusal>(id: number, act: (tx: Db, before: ShownReview) => Promise<Result<null, Refusal>>) {
    return db.transaction(async (tx): Promise<Result<ReviewForStaff, Refusal | NotFound>> => {
      const before = await find(tx, id)
      if (!before) return err({ code: 'review-not-found' })
      const changed = await act(tx, before)
      if (!changed.ok) return changed
      const after = (await find(tx, id)) ?? before
      if (reads(before) !== reads(after)) await publish(tx, reviewsChanged({ ids: [id] }))
      return ok(await withDoneByStaff(tx, after))
    })
  }

  return {
    /** Those of a state, the newest first. */
    async list({ status, search, before, limit }: WantedReviews) {
      const isWanted = and(eq(reviews.status, status), ...search.split(/\s+/).filter(Boolean).map(mentions))
      const newest = [desc(reviews.createdAt), desc(reviews.id)]
      const [counted] = await db.select({ total: count() }).from(reviews).where(isWanted)
      const rest = before === null ? isWanted : and(isWanted, isOlderThan(before))
      const found = await db
        .select(shownColumns)
        .from(reviews)
        .where(rest)
        .orderBy(...newest)
        .limit(limit)
      return { found: await addDoneByStaff(db, found), total: counted?.total ?? 0 }
    },

    /** Publishes a review, refuses it, or puts it back to those that wait. */
    decide: ({ id, status, by }: Decision): Promise<Result<ReviewForStaff, NotFound>> =>
      change<NotFound>(id, async (tx, before) => {
        if (before.status === status) return ok(null)
        await tx.update(reviews).set({ status }).where(eq(reviews.id, id))
        const states = { before: { status: before.status }, after: { status } }
        await recordAct(tx, { by, on: onReview(id), name: stateNames[status], ...states, doneAt: now() })
        return ok(null)
      }),

    /** What the shop says to a review; shoppers read it below. Who has read an older answer than there is changes nothing. */
    answer: ({ id, text, readAt, by }: Answer): Promise<Result<ReviewForStaff, NotFound | Changed>> =>
      change<Changed>(id, async (tx, before) => {
        if (before.answeredAt?.getTime() !== readAt?.getTime()) return err({ code: 'review-changed' })
        const said = tidyLines(text)
        const given = said === '' ? { answer: null, answeredAt: null } : { answer: said, answeredAt: now() }
        await tx.update(reviews).set(given).where(eq(reviews.id, id))
        const name = given.answer === null ? 'answer-removed' : 'answered'
        const answers = { before: { answer: before.answer }, after: { answer: given.answer } }
        await recordAct(tx, { by, on: onReview(id), name, ...answers, doneAt: now() })
        return ok(null)
      }),
  }
}

const onReview = (id: number) => ({ kind: 'review', id })

async function find(tx: Db, id: number): Promise<ShownReview | null> {
  const [found] = await tx.select(shownColumns).from(reviews).where(eq(reviews.id, id)).for('update')
  return found ?? null
}

/** What shoppers see of it. */
function reads({ status, answer }: ShownReview): string | null {
  return status === reviewStatus.approved ? `shown ${answer}` : null
}

function isOlderThan(id: number) {
  const last = sql`(select created_at, id from review where id = ${id})`
  return sql`(${reviews.createdAt}, ${reviews.id}) < ${last}`
}

function mentions(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  return or(...[reviews.title, reviews.detail, reviews.nickname, reviews.sku].map((column) => ilike(column, pattern)))
}
