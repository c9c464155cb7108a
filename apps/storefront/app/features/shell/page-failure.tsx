import { afterPageDataFailure } from '@vonk/domain/navigation'
import { buildPath } from '@vonk/domain/stores'
import { Button } from '@vonk/ui/button'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useNavigationType, useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/index.ts'
import { ButtonLink } from '../../ui/controls/button-link.tsx'
import { useIsOnline } from '../../ui/use-is-online.ts'
import { useNotify } from '../notifications/index.ts'
import { HiddenPageHead } from '../seo/index.ts'
import { useShop } from '../stores/index.ts'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** What stands in for a page that could not be shown, as the reason asks for. */
export function PageFailure({ error }: { error: unknown }) {
  const t = useTranslation()
  const isOnline = useIsOnline()
  // A page that was missing online is still missing when the network goes away later.
  const [wasOnline] = useState(isOnline)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOnline && !wasOnline) revalidate()
  }, [isOnline, wasOnline, revalidate])

  if (isRouteErrorResponse(error) && error.status === 503) return <NotFoundPage isUnavailable />
  if (isRouteErrorResponse(error) && error.status === 403) return <RefusedPage />
  const isMissing = isRouteErrorResponse(error) ? error.status === 404 : !wasOnline
  const failure = isMissing ? missing : ({ reason: 'failed', message: refusalText(error) ?? t('error.text') } as const)
  const outcome = afterPageDataFailure(failure, { isOnline: wasOnline })
  if (outcome.kind === 'not-found') return <NotFoundPage />
  return outcome.kind === 'continue' ? <FailedPage message={outcome.message} /> : <OfflinePage onRetry={revalidate} />
}

/** Without a network a page is asked of the device alone, and what it does not have is missing. */
const missing = { reason: 'missing' } as const

/** The words of whoever refused the page. What broke is for the log, and an answer in HTML is no sentence. */
function refusalText(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status >= 500) return null
  const { data } = error
  return typeof data === 'string' && /^[^<{]+$/.test(data) ? data : null
}

/** Who followed a link stays on the page they were on, and reads why; a page that was loaded or gone back to has no other. */
function FailedPage({ message }: { message: string }) {
  useDetour(message, useNavigationType() === 'PUSH' ? -1 : null)
  return <ErrorPage text={message} />
}

/** Says why a page is not shown, and leads away from it. */
function useDetour(message: string, to: '/' | -1 | null): void {
  const notify = useNotify()
  const navigate = useNavigate()
  const label = useTranslation()('notification.ok')
  useEffect(() => {
    if (to === null) return
    notify({ type: 'danger', message, action1: { label } })
    // Without a network home may be there as a document alone, which must be told what was said.
    if (to === '/') navigate(to, { replace: true, state: { said: message } })
    else navigate(to)
  }, [to, notify, navigate, message, label])
}

/** A page the device does not have: says so and leads home, where it waits for the network if home is not there either. */
function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const t = useTranslation()
  const { view } = useShop()
  const isHome = useLocation().pathname === '/'
  useDetour(t('error.offline.page'), isHome ? null : '/')
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
function RefusedPage() {
  const t = useTranslation()
  const { view } = useShop()
  const headline = t('refused.not-authorized')
  return (
    <>
      <HiddenPageHead title={headline} />
      <MessagePage brand={view.brand} headline={headline} text={t('refused.not-authorized-text')}>
        <ButtonLink href={buildPath(view, '/')}>{t('not-found.home')}</ButtonLink>
      </MessagePage>
    </>
  )
}

/** Says that something went wrong, never what, unless that was said to be read: the rest is for the log. */
export function ErrorPage({ text }: { text?: string }) {
  const t = useTranslation()
  const { view } = useShop()
  const { pathname, search } = useLocation()
  return (
    <>
      <HiddenPageHead title={t('error.title')} />
      <MessagePage brand={view.brand} headline={view.words.error ?? t('error.headline')} text={text ?? t('error.text')}>
        <ButtonLink href={buildPath(view, pathname + search)}>{t('error.retry')}</ButtonLink>
      </MessagePage>
    </>
  )
}
