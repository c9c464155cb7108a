import { Icon } from '@vonk/ui/icon'
import type { StoredOrder } from '#device/checkout/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { TotalsList } from '../../cart/index.ts'
import { OrderLines } from '../review/order-lines.tsx'
import { AccountAfterwards } from './account-afterwards.tsx'
import { ReturnMessage } from './return-message.tsx'
import styles from './return-page.module.css'
import { usePurchase } from './use-purchase.ts'

/** Thank you: the number, what happens next, what was ordered, and for guests the account they may want now. */
export function PaidOrder({ order }: { order: StoredOrder }) {
  const t = useLaterTranslation()
  const { cart, orderNumber } = order
  usePurchase(order)
  const title = cart.firstName === '' ? t('return.paid.title-plain') : t('return.paid.title', { name: cart.firstName })
  const text = cart.email === '' ? t('return.paid.text-plain') : t('return.paid.text', { email: cart.email })
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ReturnMessage icon="check" isGood title={title} text={text} orderNumber={orderNumber}>
          {!cart.isGuest && <ButtonLink to="/my-account/orders/">{t('return.follow')}</ButtonLink>}
          <ButtonLink to="/" look={cart.isGuest ? 'solid' : 'secondary'}>
            {t('return.back')}
          </ButtonLink>
        </ReturnMessage>
        <NextSteps />
        {cart.isGuest && <AccountAfterwards person={cart} />}
      </div>
      <section className={styles.card} aria-label={t('checkout.review.products')}>
        <h2 className={styles.subheading}>{t('checkout.review.products')}</h2>
        <OrderLines lines={cart.lines} />
        <TotalsList segments={cart.segments} couponCode={cart.couponCode} />
        {cart.delivery !== '' && (
          <p className={styles.delivery}>
            <Icon name="truck" size="s" />
            {cart.delivery}
          </p>
        )}
      </section>
    </div>
  )
}

const steps = [
  { id: 'return.next.mail', icon: 'mail' },
  { id: 'return.next.pack', icon: 'gift' },
  { id: 'return.next.send', icon: 'truck' },
  { id: 'return.next.return', icon: 'return' },
] as const

function NextSteps() {
  const t = useLaterTranslation()
  return (
    <section className={styles.card}>
      <h2 className={styles.subheading}>{t('return.next.title')}</h2>
      <ol className={styles.steps}>
        {steps.map(({ id, icon }) => (
          <li key={id}>
            <Icon name={icon} />
            {t(id)}
          </li>
        ))}
      </ol>
    </section>
  )
}
