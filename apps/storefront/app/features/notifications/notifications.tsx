import { lazy, Suspense, useEffect, useRef } from 'react'
import { isUrgent, type ShopNotification } from './notification.ts'
import styles from './notifications.module.css'
import { useNotifications } from './notifications-context.tsx'

const NotificationCard = lazy(async () => ({ default: (await import('./notification-card.tsx')).NotificationCard }))

/** The corner where the shop speaks up. Its two regions are there from the start, or screen readers would miss the first word. */
export function Notifications() {
  const { list, dismiss } = useNotifications()
  const corner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = corner
    if (!current?.showPopover) return
    // Shown anew for each, so that it lies over a dialog opened in the meantime.
    if (current.matches(':popover-open')) current.hidePopover()
    if (list.length > 0) current.showPopover()
  }, [list])

  const cards = (notifications: readonly ShopNotification[]) => (
    <Suspense fallback={null}>
      {notifications.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} onDismiss={dismiss} />
      ))}
    </Suspense>
  )
  return (
    <div ref={corner} className={styles.corner} popover="manual">
      <div role="alert" aria-atomic="false">
        {cards(list.filter(isUrgent))}
      </div>
      <div role="status" aria-atomic="false">
        {cards(list.filter((notification) => !isUrgent(notification)))}
      </div>
    </div>
  )
}
