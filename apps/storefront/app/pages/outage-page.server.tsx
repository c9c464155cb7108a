import type { PageHost } from '@vonk/page-host'
import { MessagePage } from '../features/shell/index.ts'
import { I18nProvider, loadI18n, preferredLanguage } from '../i18n/index.ts'
import { ButtonLink } from '../ui/controls/button-link.tsx'
import { askToComeBack } from './answer-outages.server.ts'
import { renderMessageDocument } from './message-document.server.tsx'

/** What a shopper sees when the API has never answered: plain HTML that needs neither store view nor script. */
export async function renderOutagePage(request: Request, host: PageHost, stylesheets: readonly string[]) {
  const language = preferredLanguage({
    pathname: new URL(request.url).pathname,
    acceptLanguage: request.headers.get('accept-language'),
  })
  const i18n = await loadI18n(language)
  const t = i18n.translate
  const html = renderMessageDocument(
    { language, stylesheets, nonce: host.nonce, title: t('outage.title') },
    <I18nProvider i18n={i18n}>
      <MessagePage headline={t('outage.headline')} text={t('outage.text')}>
        {/* An empty address is this page's own. */}
        <ButtonLink href="">{t('error.retry')}</ButtonLink>
      </MessagePage>
    </I18nProvider>,
  )
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return askToComeBack(new Response(html, { status: 503, headers }))
}
