import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNonce } from '../../../fragments/index.ts'

/**
 * In the head of a page: what lies far below is laid out when it comes near (`--out-of-sight`), so that a font that arrives does
 * not lay out the whole page again.
 */
export function FirstPageScript() {
  const text = import.meta.env.SSR ? `(${layOutNear})()` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}

/** Runs in the browser, as text. Where a place has to be found again, everything is laid out. */
function layOutNear(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (!visit || !('type' in visit) || visit.type !== 'navigate' || location.hash) return
  const script = document.currentScript
  const style = document.createElement('style')
  style.id = 'first-page'
  style.nonce = script?.nonce ?? ''
  style.textContent = ':root{--out-of-sight:auto}'
  script?.after(style)
}

/** From the second page on everything is laid out: whoever goes back finds a list where she left it. */
export function useWholeLayout(): void {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (first.current !== key) document.getElementById('first-page')?.remove()
  }, [key])
}
