import { analyticsPageType } from '@vonk/domain/urls'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsentState } from '../consent/index.ts'
import { useFoundPage, useShop } from '../stores/index.ts'
import { loadTagManager, pushToDataLayer, tagManagerSource, tellConsent } from './tag-script.ts'

/** Keeps the tag manager told: what it may do, and which page is open. Fetched only for those who agreed. */
export function Analytics() {
  const { view } = useShop()
  const { consent } = useConsentState()
  useEffect(() => {
    tellConsent(consent)
    const source = tagManagerSource(view.googleTagManager, consent)
    if (source) loadTagManager(source)
  }, [view, consent])

  const { pathname, search } = useLocation()
  const pageType = analyticsPageType(pathname, useFoundPage()?.route?.name ?? null)
  const isMeasured = consent?.analytics ?? false
  useEffect(() => {
    if (!isMeasured) return
    // The new title is written in the same frame; the frame after it is there.
    const frame = requestAnimationFrame(() =>
      pushToDataLayer({
        event: 'page_view',
        page_path: pathname + search,
        page_location: location.origin + location.pathname + location.search,
        page_title: document.title,
        ...(pageType !== null && { page_type: pageType }),
        store_view: view.code,
        language: view.language,
      }),
    )
    return () => cancelAnimationFrame(frame)
  }, [isMeasured, pathname, search, pageType, view])
  return null
}
