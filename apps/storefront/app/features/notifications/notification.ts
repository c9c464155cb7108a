import type { ReactNode } from 'react'

export const notificationTypes = ['secondary', 'info', 'success', 'warning', 'danger'] as const
export type NotificationType = (typeof notificationTypes)[number]

export type NotificationAction = { readonly label: string; readonly action?: () => void }

/** What a feature asks to be told to the shopper; types from elsewhere may be unknown. */
export type NotificationRequest = {
  readonly type: NotificationType | (string & {})
  readonly message: string
  /** What the message is about, below it. */
  readonly content?: ReactNode
  readonly action1?: NotificationAction
  readonly action2?: NotificationAction
  readonly timeToLive?: number
  readonly hasNoTimeout?: boolean
}

export type ShopNotification = NotificationRequest & { readonly id: number; readonly type: NotificationType }

const defaultTimeToLiveMs = 5000

export function notificationType(type: string): NotificationType {
  return notificationTypes.find((each) => each === type) ?? 'danger'
}

/** The list with one more; saying the same twice in a row is saying it once. */
export function addNotification(
  list: readonly ShopNotification[],
  request: NotificationRequest,
  id: number,
): readonly ShopNotification[] {
  const type = notificationType(request.type)
  const last = list.at(-1)
  if (last?.type === type && last.message === request.message) return list
  return [...list, { ...request, type, id }]
}

export function removeNotification(list: readonly ShopNotification[], id: number): readonly ShopNotification[] {
  return list.filter((notification) => notification.id !== id)
}

/** How long it stays by itself; null: until dismissed. An error is never gone before it was read. */
export function timeToLiveOf({ type, timeToLive, hasNoTimeout }: ShopNotification): number | null {
  if (hasNoTimeout || type === 'danger') return null
  return timeToLive ?? defaultTimeToLiveMs
}

/** Whether a screen reader interrupts what it is saying. */
export function isUrgent({ type }: Pick<ShopNotification, 'type'>): boolean {
  return type === 'danger' || type === 'warning'
}

/** Its buttons, two at most; whoever is warned or has met an error can at least say OK. */
export function actionsOf(notification: ShopNotification, okLabel: string): readonly NotificationAction[] {
  const given = [notification.action1, notification.action2].filter((action) => action !== undefined)
  return given.length === 0 && isUrgent(notification) ? [{ label: okLabel }] : given
}
