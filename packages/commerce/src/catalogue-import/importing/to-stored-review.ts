import type { ReviewDocument } from '@vonk/contract'
import { findStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import type { StoredReview } from '../../reviews/index.ts'

type ReviewHome = {
  readonly sku: string
  readonly view: StoreView
  readonly directory: StoreDirectory
  /** The review as the shop has it already. */
  readonly stored: StoredReview | undefined
}

/** A review as the shop stores it. One that several views show stays with the view it was first read for. */
export function toStoredReview(document: ReviewDocument, { sku, view, directory, stored }: ReviewHome): StoredReview {
  const { store_code: code } = document
  const own = typeof code === 'string' ? code : (stored?.storeCode ?? view.code)
  const home = findStoreView(directory, directory.views.some((each) => each.code === own) ? own : view.code)
  return {
    id: document.id,
    storeCode: home.code,
    brand: home.brand,
    language: home.language,
    productId: document.product_id,
    sku,
    title: document.title,
    detail: document.detail,
    nickname: document.nickname,
    rating: ratingOf(document),
    fit: document.fit ?? null,
    childHeight: document.child_height ?? null,
    status: document.review_status,
    customerId: document.customer_id ?? null,
    createdAt: writtenAt(document, stored),
  }
}

/** Dumps tell the second; what the shop knows better it keeps. */
function writtenAt({ created_at: text }: ReviewDocument, stored: StoredReview | undefined): Date {
  const told = momentOf(text)
  const before = stored?.createdAt.getTime() ?? Number.NaN
  return new Date(Math.floor(before / 1000) * 1000 === told ? before : told)
}

/** Stars from one to five: the mean of what was given for quality, value and whatever else was asked. */
function ratingOf({ ratings }: ReviewDocument): number | null {
  const values = (ratings ?? []).map(({ value, percent }) => (percent === undefined ? value : percent / 20))
  const given = values.filter((value) => value > 0)
  if (given.length === 0) return null
  const mean = given.reduce((sum, value) => sum + value, 0) / given.length
  return Math.min(Math.max(Math.round(mean), 1), 5)
}

/** Moments without a zone are Greenwich's, as this API family writes them. */
function momentOf(text: string): number {
  const isBare = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/.test(text.trim())
  const plain = text.trim().replace(' ', 'T')
  return Date.parse(isBare && plain.includes('T') ? `${plain}Z` : text)
}

export function isSameReview(a: StoredReview, b: StoredReview): boolean {
  const { createdAt: one, ...others } = a
  const { createdAt: other, ...rest } = b
  const names = Object.keys(others) as (keyof typeof others)[] // of a plain object with just these
  return one.getTime() === other.getTime() && names.every((name) => others[name] === rest[name])
}
