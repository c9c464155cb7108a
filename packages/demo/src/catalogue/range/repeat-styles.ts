import type { Style } from './style.ts'

/** Repeats designs until there are as many products as asked for: numbers and skus of their own, the looks of the first. */
export function repeatStyles(
  styles: readonly Style[],
  { products, designs }: { products: number; designs: number },
): Style[] {
  const repeated: Style[] = [...styles]
  let left = products - styles.reduce((sum, { colours }) => sum + colours.length, 0)
  for (let round = 1; left > 0; round += 1) {
    for (const style of styles) {
      if (left <= 0) break
      const colours = style.colours.slice(0, left)
      repeated.push({ ...style, number: style.number + round * designs, colours, round })
      left -= colours.length
    }
  }
  return repeated
}
