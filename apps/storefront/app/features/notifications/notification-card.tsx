import { Button } from '@vonk/ui/button'
import { Icon, IconButton, type IconName } from '@vonk/ui/icon'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import {
  actionsOf,
  type NotificationAction,
  type NotificationType,
  type ShopNotification,
  timeToLiveOf,
} from './notification.ts'
import styles from './notification-card.module.css'

const icons: Readonly<Record<NotificationType, IconName>> = {
  secondary: 'chat',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
}

type NotificationCardProps = { notification: ShopNotification; onDismiss: (id: number) => void }

export function NotificationCard({ notification, onDismiss }: NotificationCardProps) {
  const t = useTranslation()
  const { id, type, message, content } = notification
  const hold = useDismissAfter(timeToLiveOf(notification), () => onDismiss(id))
  const act = (chosen: NotificationAction) => {
    chosen.action?.()
    onDismiss(id)
  }
  const actions = actionsOf(notification, t('notification.ok'))
  return (
    <div className={styles.card} data-type={type} {...hold}>
      <Icon name={icons[type]} />
      <p className={styles.message}>{message}</p>
      <IconButton icon="close" label={t('notification.close')} onClick={() => onDismiss(id)} />
      {content && <div className={styles.content}>{content}</div>}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button key={action.label} look="secondary" size="s" onClick={() => act(action)}>
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * The time runs only while nobody points at it or is inside it with the keyboard. A pointer that lay still where it appeared does
 * not point at it.
 */
function useDismissAfter(timeToLive: number | null, dismiss: () => void) {
  const [isHeld, setHeld] = useState(false)
  const left = useRef(timeToLive ?? 0)
  const latest = useRef(dismiss)
  latest.current = dismiss
  useEffect(() => {
    if (timeToLive === null || isHeld) return
    const startedAt = Date.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - startedAt
    }
  }, [timeToLive, isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const point = ({ movementX, movementY }: MouseEvent) => (movementX !== 0 || movementY !== 0) && hold()
  return { onMouseMove: point, onMouseLeave: release, onFocus: hold, onBlur: release }
}
