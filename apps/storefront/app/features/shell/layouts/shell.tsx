import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { usePageTraits } from '../../stores/index.ts'
import { OfflineGuard } from '../navigation/offline-guard.tsx'
import { useNavigationRules } from '../navigation/use-navigation-rules.ts'
import { DefaultLayout } from './default-layout.tsx'

type ShellProps = {
  /** The address of the code of the home page, which a shopper without a network is led to. */
  homeScript?: string | null
  children: ReactNode
}

/** The app shell a page stands in: the one its route asks for. */
export function Shell({ homeScript = null, children }: ShellProps) {
  useNavigationRules()
  return (
    <>
      <PageLayout>{children}</PageLayout>
      <RouteAnnouncer />
      <OfflineGuard homeScript={homeScript} />
    </>
  )
}

function PageLayout({ children }: { children: ReactNode }) {
  const { Layout, hasTransparentHeader, isWaiting } = usePageTraits()
  if (Layout) return <Layout>{children}</Layout>
  // A waiting room begins with the place in line, whatever picture comes below it.
  return (
    <DefaultLayout hasTransparentHeader={hasTransparentHeader && !isWaiting} isWaiting={isWaiting ?? false}>
      {children}
    </DefaultLayout>
  )
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
