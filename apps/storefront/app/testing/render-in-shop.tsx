import { settingsOfView } from '@vonk/domain/settings'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { DeviceProvider } from '../device/index.ts'
import { FeedbackProvider } from '../features/feedback/index.ts'
import { type ShopData, ShopProvider } from '../features/stores/index.ts'
import { I18nProvider, loadI18n } from '../i18n/index.ts'

type Page = { shop: ShopData; path?: string; handle?: unknown }

/** The HTML of an element as it stands on a page of a shop. */
export async function renderInShop(element: ReactNode, { shop, path = '/', handle }: Page): Promise<string> {
  const i18n = await loadI18n(shop.view.language)
  const Router = createRoutesStub([
    { path: '*', Component: () => <FeedbackProvider>{element}</FeedbackProvider>, handle },
  ])
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ShopProvider shop={shop}>
        <DeviceProvider settings={settingsOfView(shop.view)}>
          <Router initialEntries={[path]} />
        </DeviceProvider>
      </ShopProvider>
    </I18nProvider>,
  )
}
