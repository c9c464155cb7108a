import { useEffect } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../../i18n/index.ts'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { useNotify } from '../../notifications/index.ts'

/**
 * Without a network no other page can be opened: its data is not on the device, and for code that is not there the
 * router would load a document, so that the shopper would look at the browser's own error. Home she stays, or is led.
 */
export function OfflineGuard({ homeScript }: { homeScript: string | null }) {
  useCodeOfHome(homeScript)
  // Nothing stands in the router's way while there is a network: it would warn of every step within a page.
  return useIsOnline() ? null : <StandInTheWay />
}

function StandInTheWay() {
  const t = useTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const blocker = useBlocker(({ nextLocation: next }) => next.pathname !== '/' && next.pathname !== pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    notify({ type: 'danger', message: t('error.offline.page'), action1: { label: t('notification.ok') } })
    if (pathname !== '/') navigate('/')
  }, [blocker, pathname, notify, navigate, t])
  return null
}

/** Fetches the few bytes of code that home needs while there is a network. */
function useCodeOfHome(address: string | null): void {
  useEffect(() => {
    // Not every browser can say when it is idle.
    if (!address || typeof requestIdleCallback !== 'function') return
    const fetchCode = () => void import(/* @vite-ignore */ address).catch(() => {})
    const idle = requestIdleCallback(fetchCode, { timeout: 3000 })
    return () => cancelIdleCallback(idle)
  }, [address])
}
