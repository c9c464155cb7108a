import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { rememberPage } from './known-pages.ts'

/** What the page at hand turned out to be, where its address alone does not tell; the device remembers it. */
export function usePageKind(): string | null {
  const { pathname } = useLocation()
  const kind = kindOf(useMatches().at(-1)?.loaderData)
  useEffect(() => {
    if (kind && kind !== 'not-found') rememberPage({ path: pathname, name: kind })
  }, [pathname, kind])
  return kind
}

function kindOf(loaderData: unknown): string | null {
  if (typeof loaderData !== 'object' || loaderData === null || !('kind' in loaderData)) return null
  return typeof loaderData.kind === 'string' ? loaderData.kind : null
}
