import { data } from 'react-router'
import { hasStoryParts, loadNamedCategory } from '../features/listing/index.server.ts'
import { CategoryPage } from '../features/listing/index.ts'
import { PageAssetLinks } from '../features/shell/index.ts'
import { buildFilesContext } from '../pages/build-files.server.ts'
import { shopContext } from '../pages/shop-context.server.ts'
import type { Route } from './+types/category.ts'

/** A category by its slug: the address while the dispatcher is off, a second one beside its url_path otherwise. By its url-key or its id it is led there. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const page = await loadNamedCategory(shop, { name: params.slug, url })
  if (!page) throw data(null, { status: 404 })
  const status = page.listing.hasFailed ? 503 : 200
  const assets = hasStoryParts(page) ? context.get(buildFilesContext).assetsOf('story') : null
  return data({ page: shop.pack(page), alternates: page.alternates, assets }, { status })
}

export default function Category({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.assets && <PageAssetLinks assets={loaderData.assets} />}
      <CategoryPage page={loaderData.page} />
    </>
  )
}
