import type { ProductType } from '../products/index.ts'

/** A cart of nothing but virtual and downloadable products needs no delivery. An empty cart is not virtual. */
export function isVirtualCart(lines: readonly { readonly type: ProductType }[]): boolean {
  return lines.length > 0 && lines.every(({ type }) => type === 'virtual' || type === 'downloadable')
}
