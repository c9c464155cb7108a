import { buildPath } from '@vonk/domain/stores'
import { useEffect } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { useNotify } from '../notifications/index.ts'
import { useShop } from '../stores/index.ts'
import { carryMessage } from './carried-message.ts'
import { findCachedPage } from './find-cached-page.ts'

/**
 * Without a network only pages that are on the device can be opened: for others the router would load a document, so
 * that the shopper would look at the browser's own error. Home she stays, or is led where the code of home is there.
 */
export function StandInTheWay({ hasHome }: { hasHome: boolean }) {
  const t = useTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const { view } = useShop()
  const { pathname } = useLocation()
  const blocker = useBlocker(({ nextLocation: next }) => next.pathname !== pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location: next, proceed, reset } = blocker
    // A blocked address has the prefix of the view, unlike those of other hooks.
    const path = next.pathname + next.search
    const goElsewhere = () => {
      const message = t('error.offline.page')
      notify({ type: 'danger', message, action1: { label: t('notification.ok') } })
      if (hasHome && pathname !== '/') navigate('/', { state: { said: message } })
    }
    void findCachedPage(location.origin + path).then((kept) => {
      // What home needs of data is not asked for again when it is not there.
      if (kept === 'data' || (kept === null && hasHome && path === buildPath(view, '/'))) return proceed()
      reset()
      if (kept !== 'document') return goElsewhere()
      // The document begins with nothing said.
      if (typeof next.state?.said === 'string') carryMessage(next.state.said)
      location.assign(path)
    })
  }, [blocker, hasHome, pathname, view, notify, navigate, t])
  return null
}
