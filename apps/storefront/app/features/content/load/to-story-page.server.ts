import type { Block, BlockOf, BlogPageContent, PageContent, StoryContent, StoryDto } from '@vonk/contract'
import { readContent } from '@vonk/contract'
import { buildPath } from '@vonk/domain/stores'
import { blogPage } from '@vonk/domain/urls'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { loadProductRow } from '../../product/index.server.ts'
import { findAlternatePages } from './find-alternate-pages.ts'
import { loadArticles } from './load-articles.server.ts'
import type { ArticleHead, StoryPageData } from './story-data.ts'
import { toStoryBlock } from './to-story-block.ts'
import { findStoryPicture, toStoryPicture } from './to-story-picture.ts'

type Shown = {
  readonly url: URL
  /** Whether a story that is one block is shown as well: the editor opens these on their own. */
  readonly hasSingleBlocks?: boolean
}

/** What a page shows of a story; null for a story that is no page. */
export async function toStoryPage(
  shop: ShopRequest,
  story: StoryDto,
  { url, hasSingleBlocks = false }: Shown,
): Promise<StoryPageData | null> {
  const { content, skipped } = shop.caches.storyContents.find(story, [], () => readContent(story.content))
  if (skipped.length > 0) shop.host.onNotice('parts of a story were left out', { story: story.full_slug, skipped })
  const page = content && (hasSingleBlocks ? asPage(content, story.name) : content)
  if (!page || !isPage(page)) return null
  const { title, seo } = page
  const excerpt = page.component === 'blog-page' ? page.excerpt : ''
  return {
    title,
    seo: {
      title: seo.title || title,
      description: seo.description || excerpt,
      isHidden: seo.noIndex,
      picture: findStoryPicture(seo.image),
    },
    hasTransparentHeader: page.component === 'page' && page.hasTransparentHeader,
    article: page.component === 'blog-page' ? toHead(page, story, shop) : null,
    blocks: await toBlocks(shop, page, url),
    alternates: findAlternatePages(shop.directory, story),
  }
}

function isPage(content: StoryContent): content is PageContent | BlogPageContent {
  return content.component === 'page' || content.component === 'blog-page'
}

/** A story of one block as the page that shows nothing else. */
function asPage(content: StoryContent, title: string): StoryContent {
  if (isPage(content) || content.component === 'theme') return content
  const seo = { title, description: '', image: null, noIndex: true }
  return {
    component: 'page',
    _uid: `page-of-${content._uid}`,
    title,
    hasTransparentHeader: false,
    body: [content],
    seo,
  }
}

async function toBlocks(shop: ShopRequest, { body }: PageContent | BlogPageContent, url: URL) {
  const blocks = body.flatMap((block): Block[] =>
    block.component === 'columns' ? [block, ...block.columns.flatMap((column) => column.blocks)] : [block],
  )
  const [products, articles] = await Promise.all([
    loadEach(blocks.filter(isA('product-carousel')), (block) => loadProductRow(shop, block)),
    loadEach(blocks.filter(isA('blog-list')), (block) => loadArticles(shop, block, url)),
  ])
  const around = { view: shop.view, products, articles }
  return body.map((block) => toStoryBlock(block, around)).filter((block) => block !== null)
}

function isA<Name extends Block['component']>(name: Name) {
  return (block: Block): block is BlockOf<Name> => block.component === name
}

async function loadEach<Found extends { readonly _uid: string }, Value>(
  blocks: readonly Found[],
  load: (block: Found) => Promise<Value>,
): Promise<ReadonlyMap<string, Value>> {
  return new Map(await Promise.all(blocks.map(async (block) => [block._uid, await load(block)] as const)))
}

function toHead(content: BlogPageContent, story: StoryDto, { view }: ShopRequest): ArticleHead {
  const { excerpt, image, author, date, readingMinutes } = content
  const modified = story.published_at ?? story.updated_at
  return {
    excerpt,
    picture: toStoryPicture(image),
    author,
    date,
    modified: modified < date ? date : modified,
    readingMinutes,
    blogHref: buildPath(view, blogPage('')),
  }
}
