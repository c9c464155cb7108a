import { useRef } from 'react'
import { isUrgent, type ShopNotification } from './notification.ts'
import { NotificationCard } from './notification-card.tsx'
import styles from './notifications.module.css'
import { useNotifications } from './notifications-context.tsx'
import { useCorner } from './use-corner.ts'

/** The corner where the shop speaks up. Its two regions are there from the start, or screen readers would miss the first word. */
export function Notifications() {
  const { list, dismiss } = useNotifications()
  const corner = useRef<HTMLDivElement>(null)
  const home = useRef<HTMLDivElement>(null)
  useCorner(list, { corner, home })

  // Not fetched when needed: that there is no network has to be said without one.
  const cards = (notifications: readonly ShopNotification[]) =>
    notifications.map((notification) => (
      <NotificationCard key={notification.id} notification={notification} onDismiss={dismiss} />
    ))
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
