import { needsFullNavigation, prefixOf } from '@vonk/domain/stores'
import { useEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { useSettings } from '#device/index.ts'
import { useShop } from '../../stores/index.ts'
import { kindOfPage } from './known-pages.ts'
import { canMove, nameFlyingPicture } from './page-transition.ts'

/** Follows plain links of this view without loading a new document; what leads into another view is the browser's. */
export function useLinks(): void {
  const { view, directory } = useShop()
  const settings = useSettings()
  const navigate = useNavigate()
  const here = createPath(useLocation())
  useEffect(() => {
    function follow(event: MouseEvent) {
      const address = pressedAddress(event)
      const page = address && pageAt(address, prefixOf(view))
      if (!address || page === null) return
      const target = { host: address.hostname, pathname: address.pathname }
      if (needsFullNavigation({ directory, current: view, target }, settings)) return
      event.preventDefault()
      const isMoving = canMove()
      if (isMoving) nameFlyingPicture(event.target, kindOfPage(address.pathname.slice(prefixOf(view).length)))
      // The page at hand once more is no visit of its own.
      void navigate(page, { replace: page === here, viewTransition: isMoving })
    }
    // React stops a press within a deferred component it has not taken over yet, so that none of it comes back up.
    const followStopped = (event: MouseEvent) => event.cancelBubble && follow(event)
    document.addEventListener('click', follow)
    document.addEventListener('click', followStopped, true)
    return () => {
      document.removeEventListener('click', follow)
      document.removeEventListener('click', followStopped, true)
    }
  }, [view, directory, settings, navigate, here])
}

/** A press that the browser should deal with itself: another button, a new tab, something that was dealt with already. */
function isBrowsers(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  )
}

/** Plain links, told by their attributes: in a drawing they have nothing else. */
const followed = 'a[href]:not([href^="#"], [download], [target]:not([target="_self"]))'

/** The address of a plain link of this site that was pressed; null when there is none, or it is not ours to follow. */
function pressedAddress(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.matches(followed) || isBrowsers(event)) return null
  const address = new URL(link.getAttribute('href') ?? '', document.baseURI)
  return address.origin === location.origin ? address : null
}

/** The page an address means inside a view that lives under `prefix` ('' or '/en'); files are not pages. */
export function pageAt({ pathname, search, hash }: URL, prefix: string): string | null {
  const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`)
  const isFile = /\.[a-z0-9]+$/i.test(pathname) || /^\/(api|img)\//.test(pathname)
  return isInside && !isFile ? (pathname.slice(prefix.length) || '/') + search + hash : null
}
