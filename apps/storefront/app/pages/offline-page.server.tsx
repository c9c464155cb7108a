import { buildPath } from '@vonk/domain/stores'
import { MessagePage } from '../features/shell/index.ts'
import { I18nProvider } from '../i18n/index.ts'
import type { ShopRequest } from '../request/shop-request.server.ts'
import { ButtonLink } from '../ui/controls/button-link.tsx'
import { renderMessageDocument } from './message-document.server.tsx'

/** It was asked for under the address of another page, which is there again with the network. */
const openAgain = `addEventListener('online', () => location.reload())`

/** What the service worker shows in place of a page that is not on the device, in the language and look of the view. */
export function renderOfflinePage({ view, i18n, host }: ShopRequest, stylesheets: readonly string[]): Response {
  const { brand, language } = view
  const { translate: t } = i18n
  const html = renderMessageDocument(
    { view, language, stylesheets, nonce: host.nonce, title: t('error.offline.title'), script: openAgain },
    <I18nProvider i18n={i18n}>
      <MessagePage brand={brand} headline={t('error.offline.headline')} text={t('error.offline.text')}>
        <ButtonLink href={buildPath(view, '/')}>{t('not-found.home')}</ButtonLink>
      </MessagePage>
    </I18nProvider>,
  )
  const headers = { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' }
  return new Response(html, { headers })
}
