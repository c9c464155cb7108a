import { useLocation, useMatches } from 'react-router'

/** What a route says about itself: a page without a counterpart in other views sends the shopper to their front door. */
export type PageHandle = { readonly isOnlyHere: boolean }

/** The page to open when the shopper changes language. */
export function useAlternatePage(): string {
  const { pathname } = useLocation()
  // A route's handle is untyped; ours are all declared as PageHandle.
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  return handle?.isOnlyHere ? '/' : pathname
}
