import { storySlug } from '@vonk/domain/urls'
import { answerTypedPage, loadStoryPage } from '../../features/content/index.server.ts'
import { shopContext } from '../../pages/shop-context.server.ts'
import type { Route } from './+types/shell-story.ts'

/** A content page without the page around it, for what opens it in place: `?path=/terms/`, or `?uuid=` whatever its path is. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const url = new URL(request.url)
  const uuid = url.searchParams.get('uuid')
  const key = uuid === null ? { slug: storySlug(url.searchParams.get('path') ?? '/', shop.view) } : { uuid }
  const page = await loadStoryPage(shop, { ...key, url })
  return Response.json(page, { status: page ? 200 : 404, headers: { 'cache-control': 'public, max-age=60' } })
}

/** The same of a story as it stands in the visual editor. */
export async function action({ context, request }: Route.ActionArgs) {
  return answerTypedPage(context.get(shopContext), request)
}
