/** Whether a value of JSON nests deeper than what reads it later should have to follow. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const each of Array.isArray(value) ? value : Object.values(value)) {
    if (isDeeperThan(each, levels - 1)) return true
  }
  return false
}
