import type { Instant } from '@vonk/domain/pricing'
import { startOfDay } from '../catalogue/calendar.ts'
import type { DemoSellable } from '../catalogue/demo-catalogue.ts'
import { type DemoPlaces, makePlaces } from '../places/index.ts'
import type { PeopleRequest } from './people.ts'

export type Country = 'NL' | 'BE' | 'DE'

/** What the people find when they arrive. */
export type World = {
  readonly seed: number
  /** The midnight all of it has happened before. */
  readonly now: Instant
  readonly places: DemoPlaces
  readonly sellables: readonly DemoSellable[]
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

export function createWorld({ seed, today, sellables }: PeopleRequest): World {
  return { seed, now: startOfDay(today), places: makePlaces({ seed, today }), sellables }
}
