import type { CallResult } from '@vonk/client'
import { readPointsBalance } from '@vonk/contract/calls'
import { toCents } from '@vonk/domain/money'
import { useEffect } from 'react'
import { readLocal, writeLocal } from '#device/index.ts'
import { type OwnData, useOwnData } from '../use-own-data.ts'

/** The card as it is shown; amounts are cents. */
export type LoyaltyCard = {
  readonly number: string
  readonly balance: number
  readonly worth: number
  readonly pointsPerEuro: number
}

export type KnownCard = LoyaltyCard & {
  /** The day of what is shown, where the shop has not answered now. */
  readonly keptSince: string | null
}

export type CardData = Pick<OwnData<unknown>, 'state' | 'askAgain'> & { readonly card: KnownCard | null }

/** Logging out removes everything below it. */
const key = 'shop/account/loyalty-card'

/** The customer's card: what the shop says, or what it said last to this device. */
export function useLoyaltyCard(): CardData {
  const { state, value, askAgain } = useOwnData(readPointsBalance, {})
  const card = value && toCard(value)
  const written = card && JSON.stringify(card)
  useEffect(() => {
    if (written) writeLocal(key, { ...JSON.parse(written), day: new Date().toISOString().slice(0, 10) })
  }, [written])
  if (card) return { state, card: { ...card, keptSince: null }, askAgain }
  return { state, card: state === 'failed' ? readKeptCard(readLocal(key)) : null, askAgain }
}

function toCard({ cardNumber, balance, worth, pointsPerEuro }: CallResult<typeof readPointsBalance>): LoyaltyCard {
  return { number: cardNumber, balance, worth: toCents(worth), pointsPerEuro }
}

/** What is read back from the device may be anything. */
export function readKeptCard(stored: unknown): KnownCard | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { number, balance, worth, pointsPerEuro, day } = { ...blank, ...stored }
  const areAmounts = [balance, worth, pointsPerEuro].every(Number.isSafeInteger)
  if (typeof number !== 'string' || typeof day !== 'string' || !areAmounts) return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  return { number, balance, worth, pointsPerEuro, keptSince: day }
}

const blank = { number: null, balance: Number.NaN, worth: Number.NaN, pointsPerEuro: Number.NaN, day: null }
