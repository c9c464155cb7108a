import { data } from 'react-router'
import { ProductPage } from '../features/product-page/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { loadProductBySku } from '../pages/load-dispatched.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/product.ts'

/** A product by its sku: the address while the dispatcher is off, a second one beside its url_path otherwise. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await loadProductBySku(shop, params, url)
  if (!page) throw data(null, { status: 404 })
  const alternates = Object.entries(page.alternates).map(([code, path]) => ({ code, path }))
  return { page: shop.pack(page), ...({ alternates } satisfies PageHandle) }
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage page={loaderData.page} />
}
