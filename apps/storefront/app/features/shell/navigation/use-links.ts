import { needsFullNavigation, prefixOf } from '@vonk/domain/stores'
import { useEffect } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { useSettings } from '../../../device/index.ts'
import { useShop } from '../../stores/index.ts'
import { pageAt, pressedAddress } from './follow-link.ts'
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
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [view, directory, settings, navigate, here])
}
