import type { Instant } from '@vonk/domain/pricing'
import type { Season } from '../words/index.ts'

export const DAY = 24 * 60 * 60 * 1000

/** The label's day begins at midnight UTC. */
export function startOfDay(moment: Instant): Instant {
  return Math.floor(moment / DAY) * DAY
}

/** From August on the new clothes are for the cold half of the year. */
export function seasonNow(today: Instant): Season {
  const month = new Date(today).getUTCMonth()
  return month >= 7 || month === 0 ? 'autumn-winter' : 'spring-summer'
}

export function toText(moment: Instant): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z')
}
