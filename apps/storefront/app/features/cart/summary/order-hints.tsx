import { isVirtualCart } from '@vonk/domain/cart'
import { type EarningSettings, pointsEarned } from '@vonk/domain/loyalty'
import { rowTotal } from '@vonk/domain/totals'
import { Icon } from '@vonk/ui/icon'
import { type CartLineView, type CartTotalsView, useVisitor } from '#device/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import type { CartProduct } from '../lines/cart-product.ts'
import { productOf } from '../lines/to-cart-row.ts'
import styles from './order-hints.module.css'
import { segmentValue } from './total-rows.ts'

type OrderHintsProps = {
  lines: readonly CartLineView[]
  /** What the lines are of, as far as the shop has told. */
  products: readonly CartProduct[]
  totals: CartTotalsView
  settings: EarningSettings
}

/** What ordering brings besides the clothes: how they come, points, time to change one's mind. */
export function OrderHints({ lines, products, totals, settings }: OrderHintsProps) {
  const t = useLaterTranslation()
  const { isLoggedIn } = useVisitor()
  const count = pointsToEarn({ lines, totals }, settings)
  const isVirtual = isVirtualCart(lines)
  // Where there is a sum to reach, the hint about it says so already.
  const isFree = totals.isDeliveryFree && totals.freeFrom === null
  return (
    <ul className={styles.hints}>
      {(isVirtual || isFree) && (
        <li>
          <Icon name={isVirtual ? 'mail' : 'truck'} size="s" />
          {t(isVirtual ? 'cart.delivery.none' : 'cart.delivery.free')}
        </li>
      )}
      {count > 0 && (
        <li>
          <Icon name="points" size="s" />
          {t(isLoggedIn ? 'cart.points' : 'cart.points-guest', { count })}
        </li>
      )}
      <li>
        <Icon name="return" size="s" />
        {t(returnsText(lines, products))}
      </li>
    </ul>
  )
}

/** What was made for its buyer cannot go back; the hint says so wherever some of it is. */
export function returnsText(lines: readonly CartLineView[], products: readonly CartProduct[]) {
  const made = lines.filter((line) => productOf(line, products)?.isPersonalised)
  if (made.length === 0) return 'product.delivery.returns'
  return made.length === lines.length ? 'cart.line.made' : 'cart.returns.some'
}

type PricedCart = {
  readonly lines: readonly Pick<CartLineView, 'unitPrice' | 'quantity' | 'totals'>[]
  readonly totals: Pick<CartTotalsView, 'segments'>
}

/** The points this cart earns as it is; the server counts again when it is ordered. */
export function pointsToEarn({ lines, totals }: PricedCart, settings: EarningSettings): number {
  const paid = lines.map(({ unitPrice, quantity, totals: line }) => ({
    paid: line ? line.rowTotalInclTax - line.discount : rowTotal({ unitPrice: unitPrice ?? 0, quantity }),
  }))
  const paidWithPoints = -(segmentValue(totals.segments, 'reward') ?? 0)
  return pointsEarned({ lines: paid, paidWithPoints }, settings)
}
