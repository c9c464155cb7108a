import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createFindMaintenance, maintenanceContext } from './features/maintenance/index.ts'
import { rememberEarlyClicks } from './fragments/index.ts'
import { I18nProvider, loadPageTexts } from './i18n/index.ts'
import { whenIdle } from './ui/when-idle.ts'

const i18n = await loadPageTexts(document)

const findMaintenance = createFindMaintenance()

/** What the middleware of the routes may use in the browser. */
function getContext() {
  return new RouterContextProvider(new Map([[maintenanceContext, findMaintenance]]))
}

rememberEarlyClicks()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter getContext={getContext} />
      </I18nProvider>
    </StrictMode>,
  )
})

// A shopper who chooses another page gives up the one underway, and the router tells nobody that its answer ends there.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

// Early enough for the first drawer; what needs them sooner, or after a failure, asks by itself.
whenIdle(() => void i18n.later.load().catch(() => {}))
