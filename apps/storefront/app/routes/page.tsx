import { isRouteErrorResponse, Outlet } from 'react-router'
import { ErrorPage, NotFoundPage } from '../features/shell/index.ts'
import type { Route } from './+types/page.ts'

/** Stands between the shell and every page, so that a page that fails leaves header and footer in place. */
export default function Page() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotFoundPage /> : <ErrorPage />
}
