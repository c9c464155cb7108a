import type { ReactNode } from 'react'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { type FragmentCache, FragmentCacheProvider, type Packed, unpack } from '../fragments/index.ts'
import { I18nProvider } from '../i18n/index.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import { createPageWriter, nonceMark, type PageWriter } from './page-writer.server.ts'
import { shownRoutes } from './shown-routes.server.ts'

export type Drawing = {
  readonly nonce: string | undefined
  readonly pageWriter: PageWriter
  readonly hasLateScripts: boolean
  /** The page with what was written before in its place. */
  readonly render: (entry: EntryContext) => ReactNode
  /** The page drawn from its first element to its last. */
  readonly renderAnew: (entry: EntryContext) => ReactNode
}

/** How the page of a request is drawn. */
export function createDrawing(request: Request, entry: EntryContext, context: RouterContextProvider): Drawing {
  const { i18n, host } = context.get(shopContext)
  // Vite's own scripts carry no nonce, so a page in development has none either.
  const nonce = import.meta.env.DEV ? undefined : host.nonce
  const pageWriter = createPageWriter(scopeOf(entry))
  // In development every page is drawn anew, from the newest code.
  const writer = import.meta.env.DEV ? null : pageWriter.writer
  const draw = (shown: EntryContext, by: FragmentCache | null) => (
    <I18nProvider i18n={i18n}>
      <FragmentCacheProvider cache={by}>
        <ServerRouter context={shown} url={request.url} nonce={by && nonce ? nonceMark : nonce} />
      </FragmentCacheProvider>
    </I18nProvider>
  )
  return {
    nonce,
    pageWriter,
    // Vite puts scripts of its own beside ours, in an order that must stay.
    hasLateScripts: !import.meta.env.DEV,
    render: (shown) => draw({ ...shown, manifest: shownRoutes(shown) }, writer),
    renderAnew: (shown) => draw(shown, null),
  }
}

/** What any part of a page may show beside its own data: the view and its theme. Without them nothing is kept. */
function scopeOf({ staticHandlerContext: { loaderData } }: EntryContext): object {
  // The loader of the root route gives this answer; it is missing where that loader failed.
  const root = loaderData['root'] as { shell?: Packed<object> } | null | undefined
  return root?.shell ? unpack(root.shell) : {}
}
