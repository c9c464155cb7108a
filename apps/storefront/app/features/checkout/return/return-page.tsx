import { Button, Spinner } from '@vonk/ui/button'
import type { IconName } from '@vonk/ui/icon'
import { useNavigate, useSearchParams } from 'react-router'
import { CheckoutProvider } from '#device/checkout/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { Container } from '#ui/structure/container.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { HiddenPageHead } from '../../seo/index.ts'
import { useShop } from '../../stores/index.ts'
import { RefusedOrder } from '../review/refused-order.tsx'
import { PaidOrder } from './paid-order.tsx'
import { QueuedOrder } from './queued-order.tsx'
import { ReturnMessage } from './return-message.tsx'
import styles from './return-page.module.css'
import { type FollowedOrder, useOrder } from './use-order.ts'

export { WaitingOrders } from './waiting-orders.tsx'

/** Where the bank sends the shopper back to. */
export function CheckoutReturnPage() {
  const t = useLaterTranslation()
  const { view } = useShop()
  return (
    <Container>
      <HiddenPageHead title={t('checkout.review.products')} />
      <div className={styles.page}>
        <CheckoutProvider storeCode={view.code}>
          <Return />
        </CheckoutProvider>
      </div>
    </Container>
  )
}

function Return() {
  const t = useLaterTranslation()
  const [query] = useSearchParams()
  const followed = useOrder(query.get('orderId'))
  return (
    <div aria-live="polite" aria-busy={followed.state === 'loading'}>
      {followed.state === 'loading' ? (
        <div className={styles.card}>
          <VisuallyHidden>
            <h1>{t('return.loading')}</h1>
          </VisuallyHidden>
          <Skeleton shape="title" />
          <Skeleton />
        </div>
      ) : (
        <Decided followed={followed} />
      )}
    </div>
  )
}

export function Decided({ followed }: { followed: FollowedOrder }) {
  const { state, order } = followed
  switch (state) {
    case 'paid':
      return order && <PaidOrder order={order} />
    case 'checking':
      return <Checking followed={followed} />
    case 'queued':
      return order && <QueuedOrder followed={followed} order={order} />
    case 'unpaid':
      return <NotPaidYet followed={followed} />
    case 'refused':
      return order?.refused && <RefusedAgain followed={followed} />
    case 'cancelled':
    case 'failed':
    case 'expired':
      return <NotPaid state={state} />
    default:
      return <NotFound followed={followed} />
  }
}

/** Nobody knows yet, and nobody shall pay twice. */
function Checking({ followed: { order, isLong, ask } }: { followed: FollowedOrder }) {
  const t = useLaterTranslation()
  const redirectUrl = order?.payment?.redirectUrl ?? null
  return (
    <ReturnMessage
      sign={<Spinner />}
      title={t('return.checking.title')}
      text={t(isLong ? 'return.checking.later' : 'return.checking.text')}
      orderNumber={order?.orderNumber ?? null}
    >
      <Button look="secondary" onClick={ask}>
        {t('return.checking.ask')}
      </Button>
      {redirectUrl !== null && (
        <ButtonLink href={redirectUrl} look="quiet">
          {t('return.checking.pay')}
        </ButtonLink>
      )}
    </ReturnMessage>
  )
}

/** Ordered without a network and sent by itself since: the way to the bank is one touch. */
function NotPaidYet({ followed: { order } }: { followed: FollowedOrder }) {
  const t = useLaterTranslation()
  const redirectUrl = order?.payment?.redirectUrl ?? null
  return (
    <ReturnMessage
      icon="check"
      title={t('return.unpaid.title')}
      text={t('return.unpaid.text')}
      orderNumber={order?.orderNumber ?? null}
    >
      {redirectUrl !== null && <ButtonLink href={redirectUrl}>{t('return.unpaid.pay')}</ButtonLink>}
    </ReturnMessage>
  )
}

const signs: Readonly<Record<'cancelled' | 'failed' | 'expired', IconName>> = {
  cancelled: 'return',
  failed: 'danger',
  expired: 'clock',
}

/** The cart is as it was; the way back is one touch. */
function NotPaid({ state }: { state: 'cancelled' | 'failed' | 'expired' }) {
  const t = useLaterTranslation()
  const text = t(state === 'cancelled' ? 'return.cancelled.text' : 'return.failed.text')
  return (
    <ReturnMessage icon={signs[state]} title={t(`return.${state}.title`)} text={text} orderNumber={null}>
      <ButtonLink to="/checkout/">{t('return.again')}</ButtonLink>
      <ButtonLink to="/cart/" look="quiet">
        {t('checkout.to-cart')}
      </ButtonLink>
    </ReturnMessage>
  )
}

function RefusedAgain({ followed: { order } }: { followed: FollowedOrder }) {
  const t = useLaterTranslation()
  const navigate = useNavigate()
  if (!order?.refused) return null
  return (
    <div className={styles.card}>
      <h1 className={styles.heading}>{t('checkout.review.products')}</h1>
      <RefusedOrder refused={order.refused} />
      <Button onClick={() => navigate('/checkout/')}>{t('return.again')}</Button>
    </div>
  )
}

function NotFound({ followed: { state, orderNumber } }: { followed: FollowedOrder }) {
  const t = useLaterTranslation()
  const kind = state === 'elsewhere' ? 'elsewhere' : 'unknown'
  return (
    <ReturnMessage
      icon={kind === 'elsewhere' ? 'mail' : 'search'}
      title={t(`return.${kind}.title`)}
      text={t(`return.${kind}.text`)}
      orderNumber={orderNumber}
    >
      <ButtonLink to="/">{t('return.back')}</ButtonLink>
    </ReturnMessage>
  )
}
