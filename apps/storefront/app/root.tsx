import './ui/tokens.css'
import './ui/scale.css'
import './ui/fonts.css'
import './ui/base.css'
import { addressOf } from '@vonk/domain/stores'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { DeviceProvider } from './device/index.ts'
import { Feedback, FeedbackProvider } from './features/feedback/index.ts'
import { BrandHead, MessagePage, MinimalShell, Shell } from './features/shell/index.ts'
import { type ShopData, ShopProvider } from './features/stores/index.ts'
import { type ShellTheme, ThemeProvider } from './features/theme/index.ts'
import { useLanguage, useTranslation } from './i18n/index.ts'
import { shopContext } from './server/shop-context.server.ts'
import { themeColourOf } from './server/theme-colour.server.ts'

export async function loader({ context, request }: Route.LoaderArgs): Promise<ShopData & { theme: ShellTheme }> {
  const { view, directory, findTheme } = context.get(shopContext)
  const { protocol, port } = new URL(request.url)
  const { theme } = await findTheme()
  return {
    view,
    directory: { ...directory, views: directory.views.map(addressOf) },
    origin: { protocol, port },
    themeColour: themeColourOf(view),
    theme,
  }
}

/** A store view never changes under an open page: another view is another document. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root')
  const brand = shop?.view.brand ?? 'vonk'
  return (
    <html lang={useLanguage()} dir="ltr" data-brand={brand} data-sale={shop?.view.isSampleSale ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BrandHead brand={brand} themeColour={shop?.themeColour} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <ShopProvider shop={loaderData}>
      <ThemeProvider theme={loaderData.theme}>
        <DeviceProvider>
          <FeedbackProvider>
            <Shell>
              <Outlet />
            </Shell>
            <Feedback />
          </FeedbackProvider>
        </DeviceProvider>
      </ThemeProvider>
    </ShopProvider>
  )
}

/** Only for what fails before the shop is known; a failing page is caught inside the shell. */
export function ErrorBoundary() {
  const t = useTranslation()
  return (
    <MinimalShell brand="vonk">
      <title>{t('error.title')}</title>
      <MessagePage brand="vonk" headline={t('error.vonk.headline')} text={t('error.text')} />
    </MinimalShell>
  )
}
