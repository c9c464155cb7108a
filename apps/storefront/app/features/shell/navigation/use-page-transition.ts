import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import './page-transition.css'
import { canMove, cleanupMs, leaveMs, transitionBetween } from './page-transition.ts'
import { usePageKind } from './use-page-kind.ts'

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
