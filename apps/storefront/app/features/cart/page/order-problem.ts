import { checkOrderable, totalQuantity } from '@vonk/domain/cart'
import type { CartLineView } from '#device/index.ts'
import type { TranslateLater } from '#i18n/index.ts'
import { piecesLeft } from '../lines/to-cart-row.ts'

type OrderLine = Pick<CartLineView, 'sku' | 'quantity' | 'isInStock' | 'available'>

export type OrderProblem = { readonly title: string; readonly text: string }

/** Why this cart cannot be ordered as it is, in words; null when nothing speaks against it. */
export function orderProblem(
  lines: readonly OrderLine[],
  { maxProductsPerOrder }: { readonly maxProductsPerOrder: number },
  t: TranslateLater,
): OrderProblem | null {
  // What there is too little of is as little to be had as what is gone.
  const judged = lines.map((line) => (piecesLeft(line) === null ? line : { ...line, isInStock: false }))
  const orderable = checkOrderable(judged, { maxProductsPerOrder })
  if (orderable.ok) return null
  switch (orderable.refusal.code) {
    case 'cart-empty':
      return { title: t('cart.must-not-be-empty'), text: '' }
    case 'products-unavailable':
      return { title: t('cart.unavailable'), text: t('cart.unavailable.text') }
    case 'too-many-products':
      return {
        title: t('cart.too-many', { maximum: String(orderable.refusal.maximum) }),
        text: t('cart.too-many.text', { count: String(totalQuantity(lines)) }),
      }
  }
}
