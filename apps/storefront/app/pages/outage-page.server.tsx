import type { PageHost } from '@vonk/page-host'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandHead, MessagePage, MinimalShell } from '../features/shell/index.ts'
import { I18nProvider, loadI18n, preferredLanguage, useTranslation } from '../i18n/index.ts'
import { ButtonLink } from '../ui/controls/button-link.tsx'
import { askToComeBack } from './answer-outages.server.ts'

/** What a shopper sees when the API has never answered: plain HTML that needs neither store view nor script. */
export async function renderOutagePage(request: Request, host: PageHost, stylesheets: readonly string[]) {
  const language = preferredLanguage({
    pathname: new URL(request.url).pathname,
    acceptLanguage: request.headers.get('accept-language'),
  })
  const html = renderToStaticMarkup(
    <I18nProvider i18n={await loadI18n(language)}>
      <OutageDocument language={language} stylesheets={stylesheets} nonce={host.nonce} />
    </I18nProvider>,
  )
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return askToComeBack(new Response(`<!doctype html>${html}`, { status: 503, headers }))
}

type OutageDocumentProps = { language: string; stylesheets: readonly string[]; nonce: string }

function OutageDocument({ language, stylesheets, nonce }: OutageDocumentProps) {
  const t = useTranslation()
  return (
    <html lang={language} data-brand="vonk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{t('outage.title')}</title>
        <BrandHead brand="vonk" />
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} nonce={nonce} />
        ))}
      </head>
      <body>
        <MinimalShell brand="vonk">
          <MessagePage brand="vonk" headline={t('outage.headline')} text={t('outage.text')}>
            {/* An empty address is this page's own. */}
            <ButtonLink href="">{t('error.retry')}</ButtonLink>
          </MessagePage>
        </MinimalShell>
      </body>
    </html>
  )
}
