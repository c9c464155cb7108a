import './page-transition.css'
import type { FoundRoute } from '@vonk/domain/urls'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '#ui/when-idle.ts'
import { useFoundPage } from '../../stores/index.ts'
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
  const found = useFoundPage()
  const route = found?.route
  useEffect(() => {
    if (route) return whenIdle(() => void remember(pathname, route))
  }, [pathname, route])
  return found?.kind ?? null
}

/** Without a network its code may not be there: then it is remembered the next time. */
function remember(path: string, route: FoundRoute): Promise<void> {
  return import('./remember-page.ts').then(
    ({ rememberPage }) => rememberPage({ ...route, path }),
    () => {},
  )
}
