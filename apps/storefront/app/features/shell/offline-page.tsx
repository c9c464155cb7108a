import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useNotify } from '../notifications/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { MessagePage } from './message-page.tsx'

/** A page the device does not have: says so and leads home, where it waits for the network if home is not there either. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const t = useTranslation()
  const { view } = useShop()
  const { pathname } = useLocation()
  const notify = useNotify()
  const navigate = useNavigate()
  const isHome = pathname === '/'
  const message = t('error.offline.page')
  const label = t('notification.ok')
  useEffect(() => {
    if (isHome) return
    notify({ type: 'danger', message, action1: { label } })
    navigate('/', { replace: true })
  }, [isHome, notify, navigate, message, label])
  return (
    <>
      <HiddenPageHead title={t('error.offline.title')} />
      <MessagePage brand={view.brand} headline={t('error.offline.headline')} text={t('error.offline.text')}>
        <Button onClick={onRetry}>{t('error.retry')}</Button>
      </MessagePage>
    </>
  )
}
