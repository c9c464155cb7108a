import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { StoredOrder } from '#device/checkout/index.ts'
import { useLaterTranslation } from '#i18n/index.ts'
import { useIsOnline } from '#ui/use-is-online.ts'
import { TotalsList } from '../../cart/index.ts'
import { OrderLines } from '../review/order-lines.tsx'
import { ReturnMessage } from './return-message.tsx'
import styles from './return-page.module.css'
import type { FollowedOrder } from './use-order.ts'

type QueuedOrderProps = { followed: FollowedOrder; order: StoredOrder }

/** An order that waits on the device: with a network it is one touch away, priced by the shop once more. */
export function QueuedOrder({ followed: { send, drop }, order: { cart } }: QueuedOrderProps) {
  const t = useLaterTranslation()
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)

  async function sendNow() {
    setIsBusy(true)
    await send()
    setIsBusy(false)
  }

  async function giveUp() {
    await drop()
    navigate('/cart/')
  }

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ReturnMessage
          icon={isOnline ? 'clock' : 'offline'}
          title={t('return.queued.title')}
          text={t(isOnline ? 'return.queued.text' : 'return.queued.offline')}
          orderNumber={null}
        />
      </div>
      <section className={styles.card} aria-label={t('checkout.review.products')}>
        <h2 className={styles.subheading}>{t('checkout.review.products')}</h2>
        <OrderLines lines={cart.lines} />
        <TotalsList segments={cart.segments} couponCode={cart.couponCode} />
        {isOnline && (
          <Button isWide isBusy={isBusy} onClick={() => void sendNow()}>
            {t(cart.grandTotal > 0 ? 'checkout.order' : 'checkout.order.free')}
          </Button>
        )}
        <Button look="quiet" onClick={() => void giveUp()}>
          {t('return.queued.drop')}
        </Button>
      </section>
    </div>
  )
}
