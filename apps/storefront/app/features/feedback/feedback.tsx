import { useState } from 'react'
import { LazyBoundary } from '../../fragments/index.ts'
import { ConsentArea } from '../consent/index.ts'
import { DeviceNotices } from '../device-notices/index.ts'
import { Notifications } from '../notifications/index.ts'
import { Overlay, usePanelStore, useUiState } from '../panels/index.ts'
import { AnalyticsWhenAllowed } from './analytics-when-allowed.tsx'
import { LoaderOverlay } from './loader-overlay.tsx'
import { OfflineBadge } from './offline-badge.tsx'

const loadModalArea = async () => (await import('../modals/index.ts')).ModalArea
const noProps = {}

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
  const store = usePanelStore()
  if (!wasAnyOpen) return null

  function giveUp() {
    store.closeEverything()
    setWasAnyOpen(false)
  }
  return <LazyBoundary load={loadModalArea} props={noProps} onClose={giveUp} isOver />
}
