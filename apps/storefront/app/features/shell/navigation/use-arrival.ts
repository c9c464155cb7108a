import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On another page the focus starts at its content, as it would in a new document. */
export function useArrival(contentId: string): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash === '') document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, hash, contentId])
}
