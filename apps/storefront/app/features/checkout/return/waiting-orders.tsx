import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { CheckoutProvider, type StoredOrder } from '#device/checkout/index.ts'
import { useDates, useLaterTranslation } from '#i18n/index.ts'
import { ButtonLink } from '#ui/controls/button-link.tsx'
import { Skeleton } from '#ui/signs/skeleton.tsx'
import { TotalsList } from '../../cart/index.ts'
import { useShop } from '../../stores/index.ts'
import { OrderLines } from '../review/order-lines.tsx'
import { useOrder } from './use-order.ts'
import styles from './waiting-orders.module.css'

/** The orders that were made without a network: each is placed, or let go, by whoever made it. */
export function WaitingOrders({ payload, close }: { payload: unknown; close: () => void }) {
  const t = useLaterTranslation()
  const { view } = useShop()
  const [orderIds, setOrderIds] = useState(() => idsIn(payload))
  const leave = (orderId: string) => {
    const others = orderIds.filter((id) => id !== orderId)
    setOrderIds(others)
    if (others.length === 0) close()
  }
  return (
    <CheckoutProvider storeCode={view.code}>
      <p>{t('modal.order.text', { count: orderIds.length })}</p>
      <ul className={styles.orders}>
        {orderIds.map((orderId) => (
          <WaitingOrder key={orderId} orderId={orderId} onDropped={() => leave(orderId)} />
        ))}
      </ul>
    </CheckoutProvider>
  )
}

function idsIn(payload: unknown): readonly string[] {
  return Array.isArray(payload) ? payload.filter((id) => typeof id === 'string') : []
}

function WaitingOrder({ orderId, onDropped }: { orderId: string; onDropped: () => void }) {
  const t = useLaterTranslation()
  const { state, order, send, drop } = useOrder(orderId)
  const [isBusy, setIsBusy] = useState(false)
  if (state === 'loading') {
    return (
      <li className={styles.order}>
        <Skeleton shape="title" />
      </li>
    )
  }

  async function place() {
    setIsBusy(true)
    await send()
    setIsBusy(false)
  }

  return (
    <li className={styles.order}>
      {order && <Ordered order={order} />}
      {state === 'queued' ? (
        <div className={styles.buttons}>
          <Button isBusy={isBusy} onClick={() => void place()}>
            {t('modal.order.place')}
          </Button>
          <Button look="quiet" onClick={() => void drop().then(onDropped)}>
            {t('return.queued.drop')}
          </Button>
        </div>
      ) : (
        <div className={styles.buttons} role="status">
          <p>{t('modal.order.gone')}</p>
          <ButtonLink to={`/checkout-return/?orderId=${encodeURIComponent(orderId)}`} look="secondary">
            {t('modal.order.see')}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

function Ordered({ order: { createdAt, cart } }: { order: StoredOrder }) {
  const t = useLaterTranslation()
  const { formatShort } = useDates()
  return (
    <>
      <h3>{t('modal.order.made', { day: formatShort(new Date(createdAt)) })}</h3>
      <OrderLines lines={cart.lines} />
      <TotalsList segments={cart.segments} couponCode={cart.couponCode} />
    </>
  )
}
