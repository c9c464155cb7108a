import { data } from 'react-router'
import { unpack } from '../features/packing/index.ts'
import { findProduct, loadProductPage } from '../features/product-page/index.server.ts'
import { ProductPage } from '../features/product-page/index.ts'
import type { PageHandle } from '../features/stores/index.ts'
import { redirectInside } from '../server/redirect-inside.server.ts'
import { shopContext } from '../server/shop-context.server.ts'
import type { Route } from './+types/product.ts'

/** A product by its sku: the address while the dispatcher is off, a second one beside its url_path otherwise. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const source = await findProduct(shop, params.parentSku)
  const page = source && (await loadProductPage(shop, { source, url, childSku: params.childSku }))
  if (!page) throw data(null, { status: 404 })
  if (page.kind === 'redirect') throw redirectInside(shop.view, page.page, page.status)
  const alternates = Object.entries(page.data.alternates).map(([code, path]) => ({ code, path }))
  return { page: shop.pack(page.data), ...({ alternates } satisfies PageHandle) }
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage data={unpack(loaderData.page)} />
}
