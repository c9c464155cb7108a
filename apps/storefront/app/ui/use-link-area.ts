import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { useHref, useNavigate } from 'react-router'

/**
 * Makes the plain links inside an element navigate without loading a new document: one listener for a long list of
 * links. `data-stay` on a link keeps the scroll position.
 */
export function useLinkArea(): RefCallback<HTMLElement> {
  const navigate = useNavigate()
  const root = useHref('/')
  const latest = useRef({ navigate, root })
  useEffect(() => {
    latest.current = { navigate, root }
  })
  return useCallback((area) => {
    const follow = (event: MouseEvent) => {
      const link = findLink(event)
      const path = link && pathInside(link, latest.current.root)
      if (!link || path === null) return
      event.preventDefault()
      latest.current.navigate(path, { preventScrollReset: link.hasAttribute('data-stay') })
    }
    area?.addEventListener('click', follow)
    return () => area?.removeEventListener('click', follow)
  }, [])
}

/** The link a plain click means; a click that opens a tab or that somebody else dealt with is none. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  return link?.href && link.target === '' && !link.hasAttribute('download') ? link : null
}

/** The router counts paths from its own root; null leads out of it. */
function pathInside(link: HTMLAnchorElement, root: string): string | null {
  const base = root.endsWith('/') ? root : `${root}/`
  if (link.origin !== window.location.origin || !link.pathname.startsWith(base)) return null
  const isOnThisPage = link.pathname === window.location.pathname && link.search === window.location.search
  if (isOnThisPage && link.hash !== '') return null
  return `/${link.pathname.slice(base.length)}${link.search}${link.hash}`
}
