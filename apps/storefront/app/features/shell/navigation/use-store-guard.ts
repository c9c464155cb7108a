import { needsFullNavigation, prefixOf } from '@vonk/domain/stores'
import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'
import { useSettings } from '../../../device/index.ts'
import { useShop } from '../../stores/index.ts'

/** A page that belongs to another view is loaded as a document of its own, in that view's language and colours. */
export function useStoreGuard(): void {
  const { view, directory } = useShop()
  const settings = useSettings()
  const { location: next } = useNavigation()
  useEffect(() => {
    if (!next) return
    const target = { host: location.hostname, pathname: prefixOf(view) + next.pathname }
    if (needsFullNavigation({ directory, current: view, target }, settings))
      location.assign(prefixOf(view) + createPath(next))
  }, [view, directory, settings, next])
}
