import './page-transition.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { rememberPage } from './known-pages.ts'
import { canMove, cleanupMs, leaveMs, transitionBetween } from './page-transition.ts'

// The server has no layout to wait for, and React says so.
const useClientLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect

/** Names the transition that is going on, for the style sheet to draw; the name is cleared when it is over. */
export function usePageTransition(): void {
  const { key } = useLocation()
  const kind = usePageKind()
  const before = useRef({ key, kind })
  useClientLayoutEffect(() => {
    const from = before.current
    before.current = { key, kind }
    const name = from.key !== key && canMove() ? transitionBetween(from.kind, kind) : null
    if (!name) return
    const { dataset } = document.documentElement
    dataset.transition = name
    const timer = setTimeout(() => delete dataset.transition, leaveMs + cleanupMs)
    return () => {
      clearTimeout(timer)
      delete dataset.transition
    }
  }, [key, kind])
}

/** What the page at hand turned out to be, where its address alone does not tell; the device remembers it. */
function usePageKind(): string | null {
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
