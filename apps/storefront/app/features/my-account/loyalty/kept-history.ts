import type { CallResult } from '@vonk/client'
import { readPointsHistory } from '@vonk/contract/calls'
import { useEffect } from 'react'
import { readLocal, writeLocal } from '#device/index.ts'
import { type OwnData, useOwnData } from '../use-own-data.ts'

type Answer = CallResult<typeof readPointsHistory>

/** A page of the ledger, the latest entry first. */
export type PointsPage = Pick<Answer, 'items' | 'expiring' | 'total_count'>

export type HistoryData = Pick<OwnData<unknown>, 'state' | 'askAgain'> & {
  readonly history: PointsPage | null
  /** It is what the device kept, because the shop did not answer. */
  readonly isKept: boolean
}

export const historyPageSize = 10

/** Logging out removes everything below it. */
const key = 'shop/account/points-history'

/** What was given to and taken from the card; without the shop, the latest that it said to this device. */
export function usePointsHistory(page: number): HistoryData {
  const { state, value, askAgain } = useOwnData(readPointsHistory, { pageSize: historyPageSize, currentPage: page })
  const isFirst = page === 1
  useEffect(() => {
    if (value && isFirst && state === 'answered') writeLocal(key, value)
  }, [value, isFirst, state])
  if (value) return { state, history: value, isKept: false, askAgain }
  const kept = state === 'failed' && isFirst ? readKeptHistory(readLocal(key)) : null
  return { state, history: kept, isKept: kept !== null, askAgain }
}

const reasons: readonly unknown[] = ['earned', 'spent', 'given-back', 'revoked', 'spent-again', 'expired']

/** What is read back from the device may be anything. */
export function readKeptHistory(stored: unknown): PointsPage | null {
  const { items, expiring } = fieldsOf(stored)
  if (!Array.isArray(items) || !items.every(isEntry)) return null
  // Older pages are not kept, so there is nothing to turn to.
  return { items, expiring: isExpiry(expiring) ? expiring : null, total_count: items.length }
}

function isEntry(stored: unknown): stored is PointsPage['items'][number] {
  const { points, reason, order_number: number, at } = fieldsOf(stored)
  const isNumber = number === null || typeof number === 'string'
  return Number.isSafeInteger(points) && reasons.includes(reason) && isNumber && isMoment(at)
}

function isExpiry(stored: unknown): stored is NonNullable<PointsPage['expiring']> {
  const { points, at } = fieldsOf(stored)
  return Number.isSafeInteger(points) && isMoment(at)
}

const isMoment = (stored: unknown) => typeof stored === 'string' && /^\d{4}-\d{2}-\d{2}/.test(stored)

function fieldsOf(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {}
}
