import { lazy, Suspense, useState } from 'react'
import { ConsentArea } from '../consent/index.ts'
import { DeviceNotices } from '../device-notices/index.ts'
import { Notifications } from '../notifications/index.ts'
import { Overlay, useUiState } from '../panels/index.ts'
import { AnalyticsWhenAllowed } from './analytics-when-allowed.tsx'
import { LoaderOverlay } from './loader-overlay.tsx'
import { OfflineBadge } from './offline-badge.tsx'

const ModalArea = lazy(async () => ({ default: (await import('../modals/index.ts')).ModalArea }))

/** What lies over a page: overlay, modals, notifications, the loader and the word that there is no network. */
export function Feedback() {
  return (
    <>
      <Overlay />
      <ModalsWhenWanted />
      <ConsentArea />
      <AnalyticsWhenAllowed />
      <LoaderOverlay />
      <OfflineBadge />
      <DeviceNotices />
      <Notifications />
    </>
  )
}

/** The modals and their frames are fetched when the first of them is opened. */
function ModalsWhenWanted() {
  const isAnyOpen = useUiState((ui) => Object.keys(ui.modals).length > 0)
  const [wasAnyOpen, setWasAnyOpen] = useState(false)
  if (isAnyOpen && !wasAnyOpen) setWasAnyOpen(true)
  if (!wasAnyOpen) return null
  return (
    <Suspense fallback={null}>
      <ModalArea />
    </Suspense>
  )
}
