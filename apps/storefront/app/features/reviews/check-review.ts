import type { Fit } from '@vonk/contract'
import { countCharacters } from '@vonk/domain/text'

export type ReviewDraft = {
  readonly stars: number | null
  readonly nickname: string
  readonly title: string
  readonly detail: string
  readonly fit: Fit | null
  /** In centimetres; not a number where something else was typed. */
  readonly childHeight: number | null
}

export type ReviewField = keyof ReviewDraft
export type ReviewMistake =
  | 'stars-missing'
  | 'nickname-short'
  | 'title-missing'
  | 'detail-short'
  | 'text-long'
  | 'height-odd'
export type ReviewMistakes = Partial<Record<ReviewField, ReviewMistake>>

export const reviewLimits = { nickname: 128, title: 255, detail: 5000 } as const
export const fits: readonly Fit[] = ['small', 'true', 'large']
const shortestName = 2
const shortestDetail = 10

/** What is wrong with a review before it is sent, by field. */
export function checkReview({ stars, nickname, title, detail, childHeight }: ReviewDraft): ReviewMistakes {
  return {
    ...((stars === null || stars < 1 || stars > 5) && { stars: 'stars-missing' }),
    ...(length(nickname) < shortestName && { nickname: 'nickname-short' }),
    ...(length(nickname) > reviewLimits.nickname && { nickname: 'text-long' }),
    ...(length(title) === 0 && { title: 'title-missing' }),
    ...(length(title) > reviewLimits.title && { title: 'text-long' }),
    ...(length(detail) < shortestDetail && { detail: 'detail-short' }),
    ...(length(detail) > reviewLimits.detail && { detail: 'text-long' }),
    ...(childHeight !== null && !isHeight(childHeight) && { childHeight: 'height-odd' }),
  }
}

const isHeight = (height: number) => Number.isInteger(height) && height >= 40 && height <= 220

function length(text: string): number {
  return countCharacters(text.trim())
}

export function readReviewForm(form: FormData): ReviewDraft {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const stars = Number(text('stars'))
  return {
    stars: Number.isInteger(stars) && stars > 0 ? stars : null,
    nickname: text('nickname'),
    title: text('title'),
    detail: text('detail'),
    fit: fits.find((fit) => fit === text('fit')) ?? null,
    childHeight: text('childHeight') === '' ? null : Number(text('childHeight')),
  }
}
