import { lazy } from 'react'
import { data } from 'react-router'
import { NotFoundPage } from '../features/shell/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { loadDispatched } from '../server/load-dispatched.server.ts'
import { shopContext } from '../server/shop-context.server.ts'
import type { Route } from './+types/dispatch.ts'

// Code that comes with the kind of page brings no styles along on the server: they belong to the route.
import.meta.glob(
  [
    '../ui/*.module.css',
    '../features/{content,newsletter,listing,product,product-page,recently-viewed,reviews,size-guide}/**/*.module.css',
  ],
  { eager: true },
)

const StoryPage = lazy(() => import('../features/content/index.ts').then(({ StoryPage }) => ({ default: StoryPage })))
const CategoryPage = lazy(() =>
  import('../features/listing/index.ts').then(({ CategoryPage }) => ({ default: CategoryPage })),
)

const ProductPage = lazy(() =>
  import('../features/product-page/index.ts').then(({ ProductPage }) => ({ default: ProductPage })),
)

/** Every address that is no fixed page: product, category, content page or nothing, as the API's URL map has it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadDispatched(context.get(shopContext), url)
  const traits = {
    hasTransparentHeader: page.kind === 'story' && page.data.hasTransparentHeader,
    isOnlyHere: page.kind === 'not-found',
    alternates: Object.entries(page.data?.alternates ?? {}).map(([code, path]) => ({ code, path })),
  } satisfies PageHandle
  return data({ ...page, ...traits }, { status: page.kind === 'not-found' ? 404 : 200 })
}

export default function Dispatch({ loaderData: page }: Route.ComponentProps) {
  switch (page.kind) {
    case 'product':
      return <ProductPage data={page.data} />
    case 'category':
      return <CategoryPage data={page.data} />
    case 'story':
      return <StoryPage page={page.data} />
    case 'not-found':
      return <NotFoundPage />
  }
}
