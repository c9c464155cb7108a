import { totalQuantity } from './check-order-limit.ts'

export type MinicartSettings = { readonly minicartCountType: 'quantities' | 'items' }

export function minicartCount(
  lines: readonly { readonly quantity: number }[],
  { minicartCountType }: MinicartSettings,
): number {
  return minicartCountType === 'items' ? lines.length : totalQuantity(lines)
}
