import { roundHalfUp } from '../money/index.ts'

/** A percentage as whole millionths, so that 21 % (210000) and 8.25 % (82500) are both exact. */
export type Rate = number

/** The rate that makes the whole: 100 %. */
export const WHOLE: Rate = 1_000_000

const MILLIONTHS_PER_PERCENT = WHOLE / 100

/** Reads a percentage of up to four decimals; what is not a percentage above zero is no rate at all. */
export function rateFromPercent(percent: number): Rate {
  return percent > 0 && Number.isFinite(percent) ? roundHalfUp(percent * MILLIONTHS_PER_PERCENT) : 0
}

export function percentFromRate(rate: Rate): number {
  return rate / MILLIONTHS_PER_PERCENT
}
