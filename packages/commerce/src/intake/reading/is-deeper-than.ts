/** Whether a value of JSON nests deeper than what reads it later should have to follow. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  if (Array.isArray(value)) return value.some((each) => isDeeperThan(each, levels - 1))
  // Everything passes here: a list of all values would be made for nothing.
  for (const name in value) if (isDeeperThan(Reflect.get(value, name), levels - 1)) return true
  return false
}
