import { readLocal } from '../../../device/index.ts'

export const visitsKey = 'visit-history'

/** The full paths the shopper has visited last, oldest first. */
export function readVisits(): readonly string[] {
  const kept = readLocal(visitsKey)
  return Array.isArray(kept) ? kept.filter((visit) => typeof visit === 'string') : []
}
