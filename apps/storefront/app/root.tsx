import '@vonk/ui/tokens.css'
import '@vonk/ui/scale.css'
import '@vonk/ui/page-behind.css'
import './ui/scale.css'
import './ui/fonts.css'
import './ui/base.css'
import { buildPath } from '@vonk/domain/stores'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { DeviceProvider } from './device/index.ts'
import { Feedback, FeedbackProvider } from './features/feedback/index.ts'
import { BrandHead, FirstPageScript, MessagePage, MinimalShell, Shell } from './features/shell/index.ts'
import { ShopProvider } from './features/stores/index.ts'
import { loadShellData, themeContext } from './features/theme/index.server.ts'
import { ThemeProvider } from './features/theme/index.ts'
import { Fragment, useEarlyClicks, useNonce, useUnpacked } from './fragments/index.ts'
import { TextsLink, useLanguage, useTranslation } from './i18n/index.ts'
import { buildFilesContext } from './pages/build-files.server.ts'
import { shopContext } from './pages/shop-context.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shell = await loadShellData(context.get(shopContext), context.get(themeContext), url)
  return { shell, homeScript: context.get(buildFilesContext).homeScript }
}

/** A store view never changes under an open page: another view is another document. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const shop = useUnpacked(data?.shell)
  const brand = shop?.view.brand
  // While developing, the router names a style sheet made for the address among them.
  const dependsOn = shop && !import.meta.env.DEV ? [shop] : null
  // A route without its data has failed: then the files of the routes below the error page are not asked for.
  const routes = useMatches()
    .map(({ id, loaderData }) => (loaderData === undefined ? `${id} without data` : id))
    .join()
  return (
    <html lang={useLanguage()} dir="ltr" data-brand={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Fragment dependsOn={dependsOn} name={`links ${routes}`} hasHead>
          <BrandHead
            brand={brand}
            fonts={shop?.look.fonts}
            themeColour={shop?.themeColour}
            manifest={shop && buildPath(shop.view, '/manifest.webmanifest')}
          />
          <FirstPageScript />
          <TextsLink nonce={useNonce()} />
          {shop && <link rel="stylesheet" href={shop.look.sheet} />}
          <Links />
        </Fragment>
      </head>
      <body>
        {children}
        <Fragment dependsOn={dependsOn} name={`scripts ${routes}`} hasHead>
          <ScrollRestoration />
          <Scripts />
        </Fragment>
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const shell = useUnpacked(loaderData.shell)
  useEarlyClicks()
  return (
    <ShopProvider shop={shell}>
      <ThemeProvider theme={shell.theme}>
        <DeviceProvider view={shell.view}>
          <FeedbackProvider>
            <Shell homeScript={loaderData.homeScript}>
              <Outlet />
            </Shell>
            <Fragment dependsOn={[shell]} name="feedback">
              <Feedback />
            </Fragment>
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
    <MinimalShell>
      <title>{t('error.title')}</title>
      <MessagePage headline={t('error.headline')} text={t('error.text')} />
    </MinimalShell>
  )
}
