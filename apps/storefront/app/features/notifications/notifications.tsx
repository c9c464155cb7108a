import { lazy, Suspense, useRef } from 'react'
import { isUrgent, type ShopNotification } from './notification.ts'
import styles from './notifications.module.css'
import { useNotifications } from './notifications-context.tsx'
import { useCorner } from './use-corner.ts'

const NotificationCard = lazy(async () => ({ default: (await import('./notification-card.tsx')).NotificationCard }))

/** The corner where the shop speaks up. Its two regions are there from the start, or screen readers would miss the first word. */
export function Notifications() {
  const { list, dismiss } = useNotifications()
  const corner = useRef<HTMLDivElement>(null)
  const home = useRef<HTMLDivElement>(null)
  useCorner(list, { corner, home })

  const cards = (notifications: readonly ShopNotification[]) => (
    <Suspense fallback={null}>
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} onDismiss={dismiss} />
      ))}
    </Suspense>
  )
  return (
    <div ref={home}>
      <div ref={corner} className={styles.corner} popover="manual">
        <div role="alert" aria-atomic="false">
          {cards(list.filter(isUrgent))}
        </div>
        <div role="status" aria-atomic="false">
          {cards(list.filter((notification) => !isUrgent(notification)))}
        </div>
      </div>
    </div>
  )
}
