import { afterPageDataFailure, type PageDataFailure } from '@vonk/domain/navigation'
import { buildPath } from '@vonk/domain/stores'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { useIsOnline } from '../../ui/use-is-online.ts'
import { useNotify } from '../notifications/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** What stands in for a page that could not be shown, as the reason asks for. */
export function PageFailure({ error }: { error: unknown }) {
  const isOnline = useIsOnline()
  // A page that was missing online is still missing when the network goes away later.
  const [wasOnline] = useState(isOnline)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOnline && !wasOnline) revalidate()
  }, [isOnline, wasOnline, revalidate])

  if (isRouteErrorResponse(error) && error.status === 503) return <NotFoundPage isAway />
  if (isRouteErrorResponse(error) && error.status === 401) return <RefusedPage code="login-required" />
  if (isRouteErrorResponse(error) && error.status === 403) return <RefusedPage code="not-authorized" />
  const { kind } = afterPageDataFailure(reasonOf(error, wasOnline), { isOnline: wasOnline })
  if (kind === 'not-found') return <NotFoundPage />
  return kind === 'go-home' ? <OfflinePage onRetry={revalidate} /> : <ErrorPage />
}

/** Without a network a page is asked of the device alone, and what it does not have is missing. */
function reasonOf(error: unknown, isOnline: boolean): PageDataFailure {
  const isMissing = isRouteErrorResponse(error) ? error.status === 404 : !isOnline
  return isMissing ? { reason: 'missing' } : { reason: 'failed', message: String(error) }
}

/** A page the device does not have: says so and leads home, where it waits for the network if home is not there either. */
function OfflinePage({ onRetry }: { onRetry: () => void }) {
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

/** A page that is not for this visitor. */
function RefusedPage({ code }: { code: 'login-required' | 'not-authorized' }) {
  const t = useTranslation()
  const { view } = useShop()
  const headline = t(`refused.${code}`)
  if (code === 'not-authorized') {
    return (
      <>
        <HiddenPageHead title={headline} />
        <MessagePage brand={view.brand} headline={headline} text={t('refused.not-authorized-text')}>
          <ButtonLink href={buildPath(view, '/')}>{t('not-found.home')}</ButtonLink>
        </MessagePage>
      </>
    )
  }
  return (
    <>
      <HiddenPageHead title={headline} />
      <MessagePage brand={view.brand} headline={headline} text={t('refused.login-text')}>
        <ButtonLink href={buildPath(view, '/login')}>{t('refused.log-in')}</ButtonLink>
      </MessagePage>
    </>
  )
}

/** Says that something went wrong, never what: that is for the log. */
export function ErrorPage() {
  const t = useTranslation()
  const { view } = useShop()
  const { pathname, search } = useLocation()
  return (
    <>
      <HiddenPageHead title={t('error.title')} />
      <MessagePage brand={view.brand} headline={t(`error.${view.brand}.headline`)} text={t('error.text')}>
        <ButtonLink href={buildPath(view, pathname + search)}>{t('error.retry')}</ButtonLink>
      </MessagePage>
    </>
  )
}
