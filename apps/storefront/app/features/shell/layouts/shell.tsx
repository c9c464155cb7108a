import { isWaitingRoomShown } from '@vonk/domain/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { usePageTraits } from '../../stores/index.ts'
import { useTheme } from '../../theme/index.ts'
import { OfflineGuard } from '../navigation/offline-guard.tsx'
import { useNavigationRules } from '../navigation/use-navigation-rules.ts'
import { DefaultLayout } from './default-layout.tsx'
import { Main } from './main.tsx'
import { CheckoutLayout, MaintenanceLayout, MinimalLayout } from './minimal-layout.tsx'

type ShellProps = {
  /** The address of the code of the home page, which a shopper without a network is led to. */
  homeScript?: string | null
  children: ReactNode
}

/** The frame a page stands in: the one its route asks for. */
export function Shell({ homeScript = null, children }: ShellProps) {
  useNavigationRules()
  return (
    <>
      <Layout>{children}</Layout>
      <RouteAnnouncer />
      <OfflineGuard homeScript={homeScript} />
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

/** Tells screen readers which page has opened; a new document would do so by itself. */
function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
