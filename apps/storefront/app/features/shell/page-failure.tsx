import { afterPageDataFailure, type PageDataFailure } from '@vonk/domain/navigation'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { useIsOnline } from '../../ui/use-is-online.ts'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import { RefusedPage } from './refused-page.tsx'

/** What stands in for a page that could not be shown, as the reason asks for. */
export function PageFailure({ error }: { error: unknown }) {
  const isOnline = useIsOnline()
  // A page that was missing online is still missing when the network goes away later.
  const [wasOnline] = useState(isOnline)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOnline && !wasOnline) revalidate()
  }, [isOnline, wasOnline, revalidate])

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
