import type { NoticeMessage } from '../../device/index.ts'
import type { TranslateLater } from '../../i18n/index.ts'

/** What the shopper reads about something that happened on the device or that the server would not do. */
export function noticeText(message: NoticeMessage, t: TranslateLater): string {
  if (message.code === 'server-refusal') return refusalText(message, t)
  switch (message.code) {
    case 'product-added':
      return t('product.added')
    case 'quantity-updated':
      return t('notice.quantity-updated')
    case 'stock-unsure':
      return t('product.refused.stock-unsure')
    case 'cart-full':
      return t('notice.cart-full', { maximum: String(message.maximum), products: message.products.join(', ') })
    case 'product-error':
      return message.message
    case 'line-edited':
    case 'logged-out':
    case 'refresh-exhausted':
      return t(`notice.${message.code}`)
    default:
      return refusedText(message, t)
  }
}

type Refused = { readonly code: string; readonly maximum?: unknown; readonly maxQuantity?: unknown }

function refusedText({ code, maximum, maxQuantity }: Refused, t: TranslateLater): string {
  if (code === 'out-of-stock') return t('product.refused.out-of-stock')
  if (code === 'price-unknown') return t('product.refused.price-unknown')
  if (code === 'too-many-products') return t('cart.too-many', { maximum: String(maximum) })
  if (code === 'quantity-unavailable') return t('product.refused.quantity', { amount: Number(maxQuantity) })
  return t('product.refused.quantity-invalid')
}

type ServerRefusal = Extract<NoticeMessage, { code: 'server-refusal' }>

const refusedByBoth = ['out-of-stock', 'price-unknown', 'too-many-products', 'quantity-unavailable', 'quantity-invalid']

/** The shop's own words where the server's refusal is one the device knows too; else the server's. */
function refusalText({ refusal, text, facts }: ServerRefusal, t: TranslateLater): string {
  if (refusal !== null && refusedByBoth.includes(refusal)) return refusedText({ ...facts, code: refusal }, t)
  if (refusal === 'product-disabled' || refusal === 'product-not-found') return t('notice.no-longer-sold')
  if (refusal === 'cart-frozen') return t('notice.cart-frozen')
  if (refusal === 'too-many-attempts') return t('notice.too-many-attempts')
  return text ?? t('notice.failed')
}
