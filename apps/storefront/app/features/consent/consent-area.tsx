import { lazy, Suspense, useState } from 'react'
import { useShop } from '../stores/index.ts'
import { useConsentState } from './consent-context.tsx'

const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }))
const ConsentSettings = lazy(async () => ({ default: (await import('./consent-settings.tsx')).ConsentSettings }))

/** Asks whoever has not decided, where there is something to decide; and again whenever the shopper wants. */
export function ConsentArea() {
  const { view } = useShop()
  const { consent, isKnown, isSettingsOpen } = useConsentState()
  const isAsking = isKnown && consent === null && view.googleTagManager.id !== null && !isSettingsOpen
  const [wasOpened, setWasOpened] = useState(false)
  if (isSettingsOpen && !wasOpened) setWasOpened(true)
  return (
    <Suspense fallback={null}>
      {isAsking && <ConsentBanner />}
      {wasOpened && <ConsentSettings isOpen={isSettingsOpen} />}
    </Suspense>
  )
}
