import '../pages/dispatched-styles.dev.ts'
import { lazy } from 'react'
import { data } from 'react-router'
import { endsWithNewsletter, previewHeaders } from '../features/content/index.server.ts'
import { hasStoryParts } from '../features/listing/index.server.ts'
import { NotFoundPage, PageAssetLinks } from '../features/shell/index.ts'
import type { Alternate, PageHandle } from '../features/stores/index.ts'
import { buildFilesContext } from '../pages/build-files.server.ts'
import { type DispatchedPage, loadDispatched, packPage } from '../pages/load-dispatched.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/dispatch.ts'

const StoryPage = lazy(() => import('../features/preview/index.ts'))
const CategoryPage = lazy(() =>
  import('../features/listing/index.ts').then(({ CategoryPage }) => ({ default: CategoryPage })),
)

const ProductPage = lazy(() =>
  import('../features/product-page/index.ts').then(({ ProductPage }) => ({ default: ProductPage })),
)

/** Every address that is no fixed page: product, category, content page or nothing, as the API's URL map has it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await loadDispatched(shop, url)
  const traits = {
    hasTransparentHeader: page.kind === 'story' && page.data.hasTransparentHeader,
    hasNewsletter: page.kind === 'story' && endsWithNewsletter(page.data),
    isOnlyHere: page.kind === 'not-found',
    alternates: alternatesOf(page),
  } satisfies PageHandle
  const assets = context.get(buildFilesContext).assetsOf(...kindsOn(page))
  const headers = page.kind === 'story' ? previewHeaders(page.data) : {}
  return data({ ...packPage(shop, page), route: page.route, ...traits, assets }, { status: statusOf(page), headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

function kindsOn(page: DispatchedPage): DispatchedPage['kind'][] {
  return page.kind === 'category' && hasStoryParts(page.data) ? ['category', 'story'] : [page.kind]
}

function statusOf(page: DispatchedPage): number {
  if (page.kind === 'not-found') return 404
  return page.kind === 'category' && page.data.listing.hasFailed ? 503 : 200
}

function alternatesOf(page: DispatchedPage): readonly Alternate[] {
  if (page.kind !== 'product') return page.data?.alternates ?? []
  return Object.entries(page.data.alternates).map(([code, path]) => ({ code, path }))
}

export default function Dispatch({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageAssetLinks assets={loaderData.assets} />
      <Found {...loaderData} />
    </>
  )
}

function Found({ kind, page }: Route.ComponentProps['loaderData']) {
  switch (kind) {
    case 'product':
      return <ProductPage page={page} />
    case 'category':
      return <CategoryPage page={page} />
    case 'story':
      return <StoryPage page={page} />
    case 'not-found':
      return <NotFoundPage />
  }
}
