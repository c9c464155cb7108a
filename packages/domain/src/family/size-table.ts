/** A size and the body heights in centimetres it is made for. */
export type SizeRow = { readonly label: string; readonly from: number; readonly to: number }

const step = 6
const smallest = 50
const largest = 188

/** Children's sizes are named after the tallest body they fit, six centimetres apart. */
export const heightSizes: readonly SizeRow[] = Array.from({ length: (largest - smallest) / step + 1 }, (_, place) => {
  const to = smallest + place * step
  return { label: String(to), from: to - step + 1, to }
})
