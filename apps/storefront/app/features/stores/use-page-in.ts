import { useLocation } from 'react-router'
import { useShop } from './shop.tsx'
import { usePageTraits } from './use-page-traits.ts'
import type { PageIn } from './view-links.ts'

/** The page to open when the shopper changes to another view. */
export function usePageIn(): PageIn {
  const { view } = useShop()
  const { pathname } = useLocation()
  const { isOnlyHere, alternates } = usePageTraits()
  return (code) => {
    if (code === view.code) return pathname
    if (isOnlyHere) return '/'
    // A translated page has another address everywhere; where it is missing, the front door is not.
    return alternates ? (alternates.find((alternate) => alternate.code === code)?.path ?? '/') : pathname
  }
}
