import { toCents } from '@vonk/domain/money'
import { orderMessage } from '@vonk/domain/orders'
import { formatPrice } from '@vonk/domain/pricing'
import type { PriceFormat } from '@vonk/domain/stores'
import { Icon } from '@vonk/ui/icon'
import { Link } from 'react-router'
import type { OrderRefused } from '#device/checkout/index.ts'
import { type TranslateLater, useLaterTranslation } from '#i18n/index.ts'
import { useShop } from '../../stores/index.ts'
import styles from './refused-order.module.css'

/** Why the shop did not take the order, line by line where it is about lines. */
export function RefusedOrder({ refused }: { refused: OrderRefused }) {
  const t = useLaterTranslation()
  const { priceFormat } = useShop().view
  const { text, lines } = refusalWords(refused, t, priceFormat)
  return (
    <div className={styles.refused} role="alert">
      <Icon name="danger" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t('checkout.refused.title')}</h2>
        <p>{text}</p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Link to="/cart/">{t('checkout.to-cart')}</Link>
      </div>
    </div>
  )
}

type Words = { readonly text: string; readonly lines: readonly string[] }
type Line = Readonly<Record<string, unknown>>

const simple = {
  'shipping-address-missing': 'checkout.refused.address',
  'shipping-address-invalid': 'checkout.refused.address',
  'billing-address-invalid': 'checkout.refused.address',
  'country-not-served': 'checkout.refused.country',
  'place-in-other-country': 'checkout.refused.place',
  'shipping-method-unavailable': 'checkout.refused.method',
  'service-point-missing': 'form.service-point-missing',
  'payment-method-unavailable': 'checkout.refused.payment',
  'coupon-not-valid': 'checkout.refused.coupon',
  'gift-card-not-valid': 'checkout.refused.gift-card',
  'not-enough-points': 'checkout.points.not-enough',
  'too-many-attempts': 'checkout.refused.busy',
  'email-invalid': 'form.email-invalid',
  'body-too-large': 'checkout.refused.quantity',
} as const

/** What to say about a refusal; the server's own sentence where the shop has none for it. */
export function refusalWords({ code, text, facts }: OrderRefused, t: TranslateLater, format: PriceFormat): Words {
  const lines = Array.isArray(facts['lines']) ? facts['lines'].map((line): Line => Object(line)) : []
  const price = (amount: unknown) => formatPrice(toCents(Number(amount)), format)
  switch (code) {
    case 'products-unavailable':
      return { text: t('checkout.refused.unavailable'), lines: lines.map((line) => stockLine(line, t)) }
    case 'products-gone':
      return { text: t('checkout.refused.gone'), lines: lines.map(({ name }) => String(name)) }
    case 'price-changed': {
      const changed = lines.map(({ name, was, now }) =>
        t('checkout.refused.line.price', { name: String(name), was: price(was), now: price(now) }),
      )
      const total = facts['total'] ? Object(facts['total']) : null
      const sum = total && t('checkout.refused.total', { was: price(total.was), now: price(total.now) })
      return { text: t('checkout.refused.price'), lines: sum ? [...changed, sum] : changed }
    }
    case 'too-many-products':
      return { text: t('checkout.refused.too-many', { maximum: String(facts['maximum']) }), lines: [] }
    default:
      return { text: sentence(code, text, t), lines: [] }
  }
}

function stockLine({ name, wanted, available }: Line, t: TranslateLater): string {
  if (!Number(available)) return t('checkout.refused.line.sold-out', { name: String(name) })
  return t('checkout.refused.line.left', {
    name: String(name),
    available: String(available),
    wanted: String(wanted),
  })
}

function sentence(code: string, text: string | null, t: TranslateLater): string {
  const [, id] = Object.entries(simple).find(([each]) => each === code) ?? []
  if (id) return t(id)
  const message = orderMessage(text)
  if (message.code === 'quantity-too-large') return t('checkout.refused.quantity')
  return message.code === 'refused-by-server' ? message.text : t('checkout.refused.order-failed')
}
