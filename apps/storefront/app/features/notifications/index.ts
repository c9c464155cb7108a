export type { NotificationRequest } from './notification.ts'
export { Notifications } from './notifications.tsx'
export { NotificationsProvider, useNotify } from './notifications-context.tsx'
