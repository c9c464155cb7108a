import { Spinner } from '@vonk/ui/button'
import { Icon } from '@vonk/ui/icon'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { LazyBoundary } from '../../fragments/index.ts'
import { useTranslation } from '../../i18n/index.ts'
import { useIsOnline } from '../../ui/use-is-online.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { loadAnalytics } from '../analytics/index.ts'
import { ConsentArea, ConsentProvider, useConsentState } from '../consent/index.ts'
import { DeviceNotices } from '../device-notices/index.ts'
import { Notifications, NotificationsProvider } from '../notifications/index.ts'
import { Overlay, PanelsProvider, usePanelStore, useUiState } from '../panels/index.ts'
import styles from './feedback.module.css'

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

const Analytics = lazy(async () => ({
  // A shop that cannot measure is still a shop.
  default: await loadAnalytics().catch(() => () => null),
}))

/** Nothing of it is fetched before the shopper agrees; once it is there it also hears of a change of mind. */
function AnalyticsWhenAllowed() {
  const { consent } = useConsentState()
  const isAllowed = Boolean(consent?.analytics || consent?.marketing)
  const [wasAllowed, setWasAllowed] = useState(false)
  if (isAllowed && !wasAllowed) setWasAllowed(true)
  if (!wasAllowed) return null
  return (
    <Suspense fallback={null}>
      <Analytics />
    </Suspense>
  )
}

/** Covers the page while something has to finish before anything else can be done. */
function LoaderOverlay() {
  const t = useTranslation()
  const isLoading = useUiState((ui) => ui.loader)
  return (
    <div role="status">
      {isLoading && (
        <div className={styles.overlay}>
          <span className={styles.disc}>
            <Spinner />
          </span>
          <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}

/** Says that there is no network. The region is always there, or screen readers would not hear it fill. */
function OfflineBadge() {
  const t = useTranslation()
  const isOnline = useIsOnline()
  return (
    <div className={styles.place} role="status">
      {!isOnline && (
        <p className={styles.badge}>
          <Icon name="offline" size="s" />
          {t('offline.badge')}
        </p>
      )}
    </div>
  )
}

/** Lets everything below it speak up, open panels and modals, and know what the shopper agreed to. */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  return (
    <NotificationsProvider>
      <PanelsProvider>
        <ConsentProvider>{children}</ConsentProvider>
      </PanelsProvider>
    </NotificationsProvider>
  )
}
