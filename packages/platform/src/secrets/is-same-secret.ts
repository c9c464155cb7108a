import { hash, timingSafeEqual } from 'node:crypto'

/** Compares without telling by the time it takes how much of a guess is right. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))
}
