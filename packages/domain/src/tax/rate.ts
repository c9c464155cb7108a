import { roundHalfUp } from '../money/index.ts'

/** A percentage as whole millionths, so that 21 % (210000) and 8.25 % (82500) are both exact. */
export type Rate = number

/** The rate that makes the whole: 100 %. */
export const WHOLE: Rate = 1_000_000

const MILLIONTHS_PER_PERCENT = WHOLE / 100

/** Reads a percentage of up to four decimals; what is not a percentage above zero is no rate at all. */
export function rateFromPercent(percent: number): Rate {
  if (!(percent > 0 && Number.isFinite(percent))) return 0
  return Math.min(roundHalfUp(percent * MILLIONTHS_PER_PERCENT), Number.MAX_SAFE_INTEGER)
}

export function percentFromRate(rate: Rate): number {
  return rate / MILLIONTHS_PER_PERCENT
}
