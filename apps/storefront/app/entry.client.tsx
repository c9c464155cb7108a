import type { Language } from '@vonk/domain/stores'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { I18nProvider, loadI18n } from './i18n/index.ts'

// The server wrote this attribute from the store view's own language.
const i18n = await loadI18n(document.documentElement.lang as Language)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  )
})
