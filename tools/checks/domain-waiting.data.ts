import type { Waiting } from './domain-is-used.ts'

/** Rules that were written before what will use them, and for which capability they wait. Empty: all that is written is used. */
export const domainWaiting: readonly Waiting[] = []
