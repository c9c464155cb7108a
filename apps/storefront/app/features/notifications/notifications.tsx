import { type RefObject, useEffect, useRef } from 'react'
import { isUrgent, type ShopNotification } from './notification.ts'
import { NotificationCard } from './notification-card.tsx'
import styles from './notifications.module.css'
import { useNotifications } from './notifications-context.tsx'

/** The corner where the shop speaks up. Its two regions are there from the start, or screen readers would miss the first word. */
export function Notifications() {
  const { list, dismiss } = useNotifications()
  const corner = useRef<HTMLDivElement>(null)
  const home = useRef<HTMLDivElement>(null)
  useCorner(list, { corner, home })

  // Part of the first load: the notice that there is no network must be shown without one.
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

/**
 * Shows an element over everything, again whenever `list` changes. A modal dialog makes the page around it dead to pointers
 * and screen readers, so the element moves into the dialog on top, to its place for notices if it has one, and goes home when that
 * closes.
 */
function useCorner(
  list: readonly unknown[],
  { corner, home }: Record<'corner' | 'home', RefObject<HTMLElement | null>>,
) {
  useEffect(() => {
    const { current } = corner
    if (!current?.showPopover) return
    const show = () => {
      const dialog = topDialog()
      const place = dialog?.querySelector('[data-notices]')
      const host = place ?? dialog ?? home.current
      if (current.matches(':popover-open')) current.hidePopover()
      if (current.parentElement !== host) host?.append(current)
      if (list.length > 0 && !place) current.showPopover()
    }
    const onDialog = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) show()
    }
    show()
    document.addEventListener('close', onDialog, true)
    document.addEventListener('toggle', onDialog, true)
    return () => {
      document.removeEventListener('close', onDialog, true)
      document.removeEventListener('toggle', onDialog, true)
    }
  }, [list, corner, home])
}

function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null
}
