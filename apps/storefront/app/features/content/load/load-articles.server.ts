import { type BlockOf, listBlogStories } from '@vonk/contract'
import type { ShopRequest } from '#request/shop-request.server.ts'
import type { ArticleCard, BlogListBlock } from './story-data.ts'
import { toArticleCard } from './to-article-card.ts'

type BlogList = Pick<BlockOf<'blog-list'>, 'folder' | 'tag' | 'size'>
type Articles = Pick<BlogListBlock, 'newerHref' | 'olderHref'> & { readonly articles: readonly ArticleCard[] }

const none: Articles = { articles: [], newerHref: null, olderHref: null }

/** A page of the blog, newest articles first; `?page=2` is the next one. */
export async function loadArticles(shop: ShopRequest, { folder, tag, size }: BlogList, url: URL): Promise<Articles> {
  const page = readPage(url)
  const offset = (page - 1) * size
  try {
    const answer = await shop.client.call(listBlogStories, {
      storeCode: shop.view.code,
      slug: folder,
      ...(tag !== '' && { tag }),
      size,
      offset,
    })
    if (!answer.ok) return none
    const { stories, total } = answer.value
    return {
      articles: stories.map((story) => toArticleCard(story, shop.view)),
      newerHref: page > 1 ? hrefOf(url, page - 1) : null,
      olderHref: offset + size < total ? hrefOf(url, page + 1) : null,
    }
  } catch (error) {
    shop.host.onError(error)
    return none
  }
}

/** The page of lists an address asks for. */
export function readPage(url: URL): number {
  const asked = url.searchParams.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

function hrefOf({ pathname }: URL, page: number): string {
  return page === 1 ? pathname : `${pathname}?page=${page}`
}
