/** Rounds to a whole number, halves away from zero: a refund is the mirror image of what it refunds. */
export function roundHalfUp(value: number): number {
  // 0 − 0 is 0 where −0 would travel on.
  return value <= 0 ? 0 - Math.round(-value) : Math.round(value)
}
