import { isWaitingRoomShown } from '@vonk/domain/navigation'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePageTraits } from '../../stores/index.ts'
import { useTheme } from '../../theme/index.ts'
import { OfflineGuard } from '../navigation/offline-guard.tsx'
import { RouteAnnouncer } from '../navigation/route-announcer.tsx'
import { useNavigationRules } from '../navigation/use-navigation-rules.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { Main } from './main.tsx'
import { MaintenanceLayout } from './maintenance-layout.tsx'
import { MinimalLayout } from './minimal-layout.tsx'

/** The frame a page stands in: the one its route asks for. */
export function Shell({ children }: { children: ReactNode }) {
  useNavigationRules()
  return (
    <>
      <Layout>{children}</Layout>
      <RouteAnnouncer />
      <OfflineGuard />
    </>
  )
}

function Layout({ children }: { children: ReactNode }) {
  const { layout = 'default', hasTransparentHeader } = usePageTraits()
  const { landingPage } = useTheme()
  const isWaiting = isWaitingRoomShown(useLocation().pathname, landingPage)
  switch (layout) {
    case 'default':
      return (
        <DefaultLayout hasTransparentHeader={hasTransparentHeader} isWaiting={isWaiting}>
          {children}
        </DefaultLayout>
      )
    case 'minimal':
      return <MinimalLayout>{children}</MinimalLayout>
    case 'maintenance':
      return <MaintenanceLayout>{children}</MaintenanceLayout>
    case 'checkout':
      return <CheckoutLayout>{children}</CheckoutLayout>
    case 'empty':
      return <Main>{children}</Main>
  }
}
