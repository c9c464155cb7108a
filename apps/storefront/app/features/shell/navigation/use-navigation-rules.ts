import { contentId } from '../layouts/main.tsx'
import { useArrival } from './use-arrival.ts'
import { useLinks } from './use-links.ts'
import { usePageTransition } from './use-page-transition.ts'
import { useStoreGuard } from './use-store-guard.ts'
import { useVisits } from './use-visits.ts'

/** What happens on the way from one page to the next, whatever their layouts. */
export function useNavigationRules(): void {
  useLinks()
  useStoreGuard()
  useVisits()
  useArrival(contentId)
  usePageTransition()
}
