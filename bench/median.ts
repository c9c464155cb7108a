export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const pair = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  const [low, high] = pair
  if (low === undefined || high === undefined) throw new Error('the median of nothing')
  return (low + high) / 2
}
