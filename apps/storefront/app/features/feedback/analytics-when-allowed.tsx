import { lazy, Suspense, useState } from 'react'
import { useConsentState } from '../consent/index.ts'

const Analytics = lazy(async () => ({
  // A shop that cannot measure is still a shop.
  default: await import('../analytics/index.ts').then(
    ({ Analytics }) => Analytics,
    () => () => null,
  ),
}))

/** Nothing of it is fetched before the shopper agrees; once it is there it also hears of a change of mind. */
export function AnalyticsWhenAllowed() {
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
