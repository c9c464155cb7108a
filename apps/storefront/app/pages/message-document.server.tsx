import type { Language, StoreView } from '@vonk/domain/stores'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandHead, MinimalShell } from '../features/shell/index.ts'
import { lookFilesOf } from '../features/theme/index.server.ts'

type MessageDocument = {
  /** Left out where nobody could say which it is. */
  readonly view?: Pick<StoreView, 'brand' | 'brandName' | 'look' | 'isSampleSale'>
  readonly language: Language
  readonly title: string
  readonly stylesheets: readonly string[]
  readonly nonce: string
  /** Run when the document is shown. */
  readonly script?: string
}

/** A page that is one message, as plain HTML: it needs neither the router nor the scripts of the shop. */
export function renderMessageDocument(
  { view, language, title, stylesheets, nonce, script }: MessageDocument,
  message: ReactNode,
): string {
  const look = view && lookFilesOf(view)
  const html = renderToStaticMarkup(
    <html lang={language} data-brand={view?.brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <BrandHead brand={view?.brand} fonts={look?.fonts} />
        {[...(look ? [look.sheet] : []), ...stylesheets].map((href) => (
          <link key={href} rel="stylesheet" href={href} nonce={nonce} />
        ))}
      </head>
      <body>
        <MinimalShell view={view}>{message}</MinimalShell>
        {script && <script nonce={nonce}>{script}</script>}
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}
