import { useEffect, useState } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../../i18n/index.ts'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { useNotify } from '../../notifications/index.ts'

/**
 * Without a network no other page can be opened: its data is not on the device, and for code that is not there the
 * router would load a document, so that the shopper would look at the browser's own error. Home she stays, or is led
 * where the code of home is there.
 */
export function OfflineGuard({ homeScript }: { homeScript: string | null }) {
  const hasHome = useCodeOfHome(homeScript)
  // Nothing stands in the router's way while there is a network: it would warn of every step within a page.
  return useIsOnline() ? null : <StandInTheWay hasHome={hasHome} />
}

function StandInTheWay({ hasHome }: { hasHome: boolean }) {
  const t = useTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const blocker = useBlocker(
    ({ nextLocation: next }) => !(hasHome && next.pathname === '/') && next.pathname !== pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    notify({ type: 'danger', message: t('error.offline.page'), action1: { label: t('notification.ok') } })
    if (hasHome && pathname !== '/') navigate('/')
  }, [blocker, hasHome, pathname, notify, navigate, t])
  return null
}

/** Fetches the few bytes of code that home needs while there is a network; whether they are there. */
function useCodeOfHome(address: string | null): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    // Not every browser can say when it is idle.
    if (!address || typeof requestIdleCallback !== 'function') return
    const fetchCode = () =>
      void import(/* @vite-ignore */ address).then(
        () => setIsThere(true),
        () => {},
      )
    const idle = requestIdleCallback(fetchCode, { timeout: 3000 })
    return () => cancelIdleCallback(idle)
  }, [address])
  return isThere
}
