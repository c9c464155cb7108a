/** Calls back when another tab may have written something; a page that comes back from the cache has heard nothing meanwhile. */
export function followOtherTabs(page: EventTarget, onForeignChange: () => void): () => void {
  const onShown = (event: Event) => {
    if ('persisted' in event && event.persisted === true) onForeignChange()
  }
  page.addEventListener('storage', onForeignChange)
  page.addEventListener('pageshow', onShown)
  return () => {
    page.removeEventListener('storage', onForeignChange)
    page.removeEventListener('pageshow', onShown)
  }
}
