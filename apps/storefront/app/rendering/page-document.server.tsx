import { type EntryContext, ServerRouter } from 'react-router'
import { type FragmentCache, FragmentCacheProvider, NonceProvider } from '../fragments/index.ts'
import { I18nProvider, type ShopI18n } from '../i18n/index.ts'
import { nonceMark } from './marks.server.ts'

type PageDocumentProps = {
  entry: EntryContext
  url: string
  i18n: ShopI18n
  nonce: string | undefined
  /** null for a page that is rendered from its first element to its last. */
  cache: FragmentCache | null
}

/** The whole document of a page, with fragments from the cache where there is one. */
export function PageDocument({ entry, url, i18n, nonce, cache }: PageDocumentProps) {
  const shownNonce = cache && nonce ? nonceMark : nonce
  return (
    <I18nProvider i18n={i18n}>
      <FragmentCacheProvider cache={cache}>
        <NonceProvider nonce={shownNonce}>
          <ServerRouter context={entry} url={url} {...(shownNonce !== undefined && { nonce: shownNonce })} />
        </NonceProvider>
      </FragmentCacheProvider>
    </I18nProvider>
  )
}
