import { historyWriteDelayMs, recordVisit } from '@vonk/domain/navigation'
import { buildPath, needsFullNavigation, prefixOf } from '@vonk/domain/stores'
import { useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigation } from 'react-router'
import { readLocal, useSettings, writeLocal } from '#device/index.ts'
import { useShop } from '../../stores/index.ts'
import { contentId } from '../layouts/main.tsx'
import { useWholeLayout } from './first-page.tsx'
import { useLinks } from './use-links.ts'
import { usePageTransition } from './use-page-transition.ts'

/** What happens on the way from one page to the next, whatever their layouts. */
export function useNavigationRules(): void {
  useLinks()
  useStoreGuard()
  useVisits()
  useArrival(contentId)
  usePageTransition()
  useWholeLayout()
}

/** Remembers on the device where the shopper has been. */
function useVisits(): void {
  const { view } = useShop()
  const settings = useSettings()
  const fullPath = buildPath(view, createPath(useLocation()))
  useEffect(() => {
    const timer = setTimeout(
      () => writeLocal(visitsKey, recordVisit(readVisits(), fullPath, settings)),
      historyWriteDelayMs,
    )
    return () => clearTimeout(timer)
  }, [fullPath, settings])
}

const visitsKey = 'visit-history'

/** The full paths the shopper has visited last, oldest first. */
function readVisits(): readonly string[] {
  const kept = readLocal(visitsKey)
  return Array.isArray(kept) ? kept.filter((visit) => typeof visit === 'string') : []
}

/** On another page the focus starts at its content, as it would in a new document. */
function useArrival(contentId: string): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash === '') document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [pathname, hash, contentId])
}

/** A page that belongs to another view is loaded as a document of its own, in that view's language and colours. */
function useStoreGuard(): void {
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
