const longestWaitMs = 2_000

/**
 * The page is read before it is used: scripts are asked for once styles, fonts and the first pictures are there and
 * painted, or when the shopper touches the page, or when all that takes too long. Until then links and forms work as HTML, and
 * what else is pressed, ticked or chosen is remembered (`rememberEarlyClicks`).
 */
export function deferScripts(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace(
      /<script((?: nonce="[^"]*")?) type="module" async="">(.*?)<\/script>/s,
      `<script$1 type="deferred">$2</script><script$1>(${startScripts})(${longestWaitMs})</script>`,
    )
}

/** Runs in the browser, as text: it can use nothing but its argument. */
function startScripts(waits: number): void {
  const touches = ['pointerdown', 'keydown', 'touchstart']
  const start = () => {
    const waiting = document.querySelector<HTMLScriptElement>('script[type=deferred]')
    if (!waiting) return
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=deferred]')) link.rel = 'modulepreload'
    for (const touch of touches) removeEventListener(touch, start, true)
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    script.text = waiting.text
    waiting.type = 'module'
    // React takes over the page as the server wrote it; a script that has been begun needs no element any more.
    document.head.append(script)
    script.remove()
  }
  for (const touch of touches) addEventListener(touch, start, true)
  const pressed: HTMLElement[] = []
  window.earlyClicks = pressed
  const search = 'a[aria-haspopup][href$="/search/"]'
  const collect = (event: Event) => {
    const { type, target } = event
    const clicked = `button[type=button]:not([popovertarget]), input[type=checkbox], input[type=radio], ${search}`
    const control = target instanceof Element && target.closest<HTMLElement>(type === 'click' ? clicked : 'select')
    if (!control || !window.earlyClicks) return
    if (control.matches(search)) {
      // A link is matched by a click alone.
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
      // Who presses twice has waited long enough: the search has a page of its own.
      if (ctrlKey || metaKey || shiftKey || pressed.includes(control)) return
      event.preventDefault()
      window.earlyTyped = ''
    }
    pressed.push(control)
  }
  addEventListener('keydown', (event) => {
    if (window.earlyTyped === undefined || event.key.length > 1 || event.ctrlKey || event.metaKey) return
    window.earlyTyped += event.key
    // The space bar would scroll the page.
    event.preventDefault()
  })
  addEventListener('click', collect)
  addEventListener('change', collect)
  const afterFrame = (next: () => void) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(next)))
  const afterPaint = () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => afterFrame(afterPaint))
  setTimeout(start, waits)
}
