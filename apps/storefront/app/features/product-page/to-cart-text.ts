import type { CartMessage } from '@vonk/domain/cart'
import type { Translate } from '../../i18n/index.ts'

/** What the shopper reads about an add. */
export function toCartText(message: CartMessage, t: Translate): string {
  switch (message.code) {
    case 'product-added':
      return t('product.added')
    case 'out-of-stock':
      return t('product.refused.out-of-stock')
    case 'stock-unsure':
      return t('product.refused.stock-unsure')
    case 'price-unknown':
      return t('product.refused.price-unknown')
    case 'too-many-products':
      return t('product.refused.too-many', { maximum: String(message.maximum) })
    case 'quantity-unavailable':
      return t('product.refused.quantity', { amount: String(message.maxQuantity) })
    case 'product-error':
      return message.message
    default:
      return t('product.refused.quantity-invalid')
  }
}
