import {
  type Block,
  type BlockOf,
  type BlogPageContent,
  type PageContent,
  readContent,
  readStory,
  type StoryDto,
} from '@vonk/contract'
import { buildPath } from '@vonk/domain/stores'
import { blogPage, storyPage } from '@vonk/domain/urls'
import { createPageMemory } from '../../server/page-memory.ts'
import type { ShopRequest } from '../../server/shop-context.server.ts'
import { formatDate } from './format-date.ts'
import { loadArticles, readPage } from './load-articles.server.ts'
import { loadCarousel } from './load-carousel.server.ts'
import type { ArticleHead, StoryPageData } from './story-data.ts'
import { toStoryBlock } from './to-story-block.ts'
import { toStoryPicture } from './to-story-picture.ts'

/** The content service cannot say what is on a page. */
class StoryUnavailable extends Error {
  override readonly name = 'StoryUnavailable'

  constructor(slug: string, cause?: unknown) {
    super(`The story ${slug} cannot be read`, { cause })
  }
}

// Nothing of a story is personal. Prices on it are never older than this.
const memory = createPageMemory<StoryPageData | null>({ freshForMs: 1_000, now: () => Date.now() })

/** The page a story is shown on; null when there is none, `StoryUnavailable` when nobody can say. */
export function loadStoryPage(shop: ShopRequest, { slug, url }: { slug: string; url: URL }) {
  const name = `${shop.view.code} ${slug} ${readPage(url)}`
  return memory.find(name, () => readPageOf(shop, slug, url), shop.gate.onError)
}

async function readPageOf(shop: ShopRequest, slug: string, url: URL): Promise<StoryPageData | null> {
  const story = await findStory(shop, slug)
  const { content, skipped } = story ? readContent(story.content) : { content: null, skipped: [] }
  if (skipped.length > 0) shop.gate.onNotice?.('parts of a story were left out', { slug, skipped })
  if (!story || !content || (content.component !== 'page' && content.component !== 'blog-page')) return null
  const { title, seo } = content
  const excerpt = content.component === 'blog-page' ? content.excerpt : ''
  return {
    title,
    seo: { title: seo.title || title, description: seo.description || excerpt, isHidden: seo.noIndex },
    hasTransparentHeader: content.component === 'page' && content.hasTransparentHeader,
    article: content.component === 'blog-page' ? toHead(content, shop) : null,
    blocks: await toBlocks(shop, content, url),
    alternates: alternatesOf(shop, story),
  }
}

async function findStory({ client }: ShopRequest, slug: string): Promise<StoryDto | null> {
  const answer = await client.call(readStory, { slug }).catch((error: unknown) => {
    throw new StoryUnavailable(slug, error)
  })
  if (answer.ok) return answer.value.story
  if (answer.refusal.code === 'story-not-found') return null
  throw new StoryUnavailable(slug, answer.refusal)
}

async function toBlocks(shop: ShopRequest, { body }: PageContent | BlogPageContent, url: URL) {
  const blocks = body.flatMap((block): Block[] =>
    block.component === 'columns' ? [block, ...block.columns.flatMap((column) => column.blocks)] : [block],
  )
  const [products, articles] = await Promise.all([
    gather(blocks.filter(isA('product-carousel')), (block) => loadCarousel(shop, block)),
    gather(blocks.filter(isA('blog-list')), (block) => loadArticles(shop, block, url)),
  ])
  const around = { view: shop.view, products, articles }
  return body.map((block) => toStoryBlock(block, around)).filter((block) => block !== null)
}

function isA<Name extends Block['component']>(name: Name) {
  return (block: Block): block is BlockOf<Name> => block.component === name
}

async function gather<Found extends { readonly _uid: string }, Value>(
  blocks: readonly Found[],
  load: (block: Found) => Promise<Value>,
): Promise<ReadonlyMap<string, Value>> {
  return new Map(await Promise.all(blocks.map(async (block) => [block._uid, await load(block)] as const)))
}

function toHead(content: BlogPageContent, { view }: ShopRequest): ArticleHead {
  const { excerpt, image, author, date, readingMinutes } = content
  return {
    excerpt,
    picture: toStoryPicture(image),
    author,
    date: { iso: date, text: formatDate(date, view.locale) },
    readingMinutes,
    blogHref: buildPath(view, blogPage('')),
  }
}

function alternatesOf({ directory }: ShopRequest, { alternates }: StoryDto): Record<string, string> {
  return Object.fromEntries(
    alternates.flatMap(({ full_slug }) => {
      const view = directory.views.find(({ code }) => full_slug.startsWith(`${code}/`))
      return view ? [[view.code, storyPage(full_slug, view)]] : []
    }),
  )
}
