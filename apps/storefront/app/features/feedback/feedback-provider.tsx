import type { ReactNode } from 'react'
import { ConsentProvider } from '../consent/index.ts'
import { NotificationsProvider } from '../notifications/index.ts'
import { PanelsProvider } from '../panels/index.ts'

/** Lets everything below it speak up, open panels and modals, and know what the shopper agreed to. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  return (
    <NotificationsProvider>
      <PanelsProvider>
        <ConsentProvider>{children}</ConsentProvider>
      </PanelsProvider>
    </NotificationsProvider>
  )
}
