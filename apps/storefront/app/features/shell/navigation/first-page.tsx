import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNonce } from '#fragments/index.ts'

/**
 * In the head of a page: what lies far below (`--out-of-sight`) is laid out after the fonts have come, one part in each frame.
 * Every font that arrives would lay out all of it again, in one long task.
 */
export function FirstPageScript() {
  const text = import.meta.env.SSR ? `(${layOutInParts})()` : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}

/** Runs in the browser, as text. Where a place has to be found again, everything is laid out at once. */
function layOutInParts(): void {
  const [visit] = performance.getEntriesByType('navigation')
  if (!visit || !('type' in visit) || visit.type !== 'navigate' || location.hash) return
  const script = document.currentScript
  const style = document.createElement('style')
  style.id = 'first-page'
  style.nonce = script?.nonce ?? ''
  style.textContent = ':root{--out-of-sight:auto}'
  script?.after(style)

  const far = new Set<HTMLElement>()
  let hasFonts = false
  let isBusy = false
  const layOut = (part: HTMLElement) => {
    far.delete(part)
    part.style.contentVisibility = 'visible'
  }
  const layOutNext = () => {
    const [next] = far
    isBusy = next !== undefined
    if (!next) return
    layOut(next)
    requestAnimationFrame(layOutNext)
  }
  const start = () => {
    hasFonts = true
    layOutNext()
  }
  addEventListener('contentvisibilityautostatechange', (event) => {
    if (!(event.target instanceof HTMLElement)) return
    if ('skipped' in event && event.skipped) far.add(event.target)
    else far.delete(event.target)
    if (hasFonts && !isBusy) layOutNext()
  })
  addEventListener('scroll', () => far.forEach(layOut), { once: true })
  addEventListener('load', () => document.fonts.ready.then(start), { once: true })
}

/** From the second page on everything is laid out: whoever goes back finds a list where she left it. */
export function useWholeLayout(): void {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (first.current !== key) document.getElementById('first-page')?.remove()
  }, [key])
}
