import { lazy, Suspense, useState } from 'react'
import { LazyBoundary } from '../../fragments/index.ts'
import { useShop } from '../stores/index.ts'
import { useConsentState, useConsentStore } from './consent-context.tsx'

const ConsentBanner = lazy(async () => ({
  // Nothing is allowed where nobody could be asked.
  default: await import('./consent-banner.tsx').then(
    ({ ConsentBanner }) => ConsentBanner,
    () => () => null,
  ),
}))
const loadSettings = async () => (await import('./consent-settings.tsx')).ConsentSettings

/** Asks whoever has not decided, where there is something to decide; and again whenever the shopper wants. */
export function ConsentArea() {
  const { view } = useShop()
  const { consent, isKnown, isSettingsOpen } = useConsentState()
  const isAsking = isKnown && consent === null && view.googleTagManager.id !== null && !isSettingsOpen
  const [wasOpened, setWasOpened] = useState(false)
  if (isSettingsOpen && !wasOpened) setWasOpened(true)
  const store = useConsentStore()

  function giveUp() {
    store.closeSettings()
    setWasOpened(false)
  }
  return (
    <>
      <Suspense fallback={null}>{isAsking && <ConsentBanner />}</Suspense>
      {wasOpened && <LazyBoundary load={loadSettings} props={{ isOpen: isSettingsOpen }} onClose={giveUp} isOver />}
    </>
  )
}
