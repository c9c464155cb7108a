/** A press that the browser should deal with itself: another button, a new tab, something that was dealt with already. */
function isBrowsers(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  )
}

/** The address of a plain link of this site that was pressed; null when there is none, or it is not ours to follow. */
export function pressedAddress(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || isBrowsers(event)) return null
  const staysHere = (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  const address = new URL(link.href, document.baseURI)
  const isOnPage = link.getAttribute('href')?.startsWith('#') || !link.hasAttribute('href')
  return staysHere && !isOnPage && address.origin === location.origin ? address : null
}

/** The page an address means inside a view that lives under `prefix` ('' or '/en'); files are not pages. */
export function pageAt({ pathname, search, hash }: URL, prefix: string): string | null {
  const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`)
  const isFile = /\.[a-z0-9]+$/i.test(pathname) || /^\/(api|img)\//.test(pathname)
  return isInside && !isFile ? (pathname.slice(prefix.length) || '/') + search + hash : null
}
