import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { addNotification, type NotificationRequest, removeNotification, type ShopNotification } from './notification.ts'

type Notify = (request: NotificationRequest) => void
type NotificationList = { readonly list: readonly ShopNotification[]; readonly dismiss: (id: number) => void }

// Two contexts: those who only speak do not render again when somebody else does.
const NotifyContext = createContext<Notify | null>(null)
const ListContext = createContext<NotificationList | null>(null)

export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<readonly ShopNotification[]>([])
  const lastId = useRef(0)
  const notify = useCallback((request: NotificationRequest) => {
    lastId.current += 1
    const id = lastId.current
    setList((current) => addNotification(current, request, id))
  }, [])
  const dismiss = useCallback((id: number) => setList((current) => removeNotification(current, id)), [])
  const shown = useMemo(() => ({ list, dismiss }), [list, dismiss])
  return (
    <NotifyContext value={notify}>
      <ListContext value={shown}>{children}</ListContext>
    </NotifyContext>
  )
}

/** Says something to the shopper at the top of the page. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext)
  if (!notify) throw new Error('useNotify needs a NotificationsProvider above it')
  return notify
}

export function useNotifications(): NotificationList {
  const shown = useContext(ListContext)
  if (!shown) throw new Error('useNotifications needs a NotificationsProvider above it')
  return shown
}
