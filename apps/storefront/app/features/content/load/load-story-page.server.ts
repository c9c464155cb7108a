import { CallFailed } from '@vonk/client'
import {
  type Block,
  type BlockOf,
  type BlogPageContent,
  deliverStory,
  type PageContent,
  readContent,
  readStory,
  type StoryDto,
} from '@vonk/contract'
import { err } from '@vonk/domain/result'
import { buildPath } from '@vonk/domain/stores'
import { blogPage } from '@vonk/domain/urls'
import type { ShopRequest } from '../../../request/shop-request.server.ts'
import { findAlternatePages } from './find-alternate-pages.ts'
import { loadArticles, readPage } from './load-articles.server.ts'
import { loadCarousel } from './load-carousel.server.ts'
import type { ArticleHead, StoryPageData } from './story-data.ts'
import { toStoryBlock } from './to-story-block.ts'
import { findStoryPicture, toStoryPicture } from './to-story-picture.ts'

/** The content service cannot say what is on a page. */
class StoryUnavailable extends Error {
  override readonly name = 'StoryUnavailable'

  constructor(slug: string, cause?: unknown) {
    super(`The story ${slug} cannot be read`, { cause })
  }
}

type StoryKey = { readonly slug: string } | { readonly id: number }

/** The page a story is shown on; null when there is none, `StoryUnavailable` when nobody can say. */
export function loadStoryPage(shop: ShopRequest, { url, ...key }: StoryKey & { readonly url: URL }) {
  const { caches, host, view } = shop
  const name = `${view.code} ${nameOf(key)} ${readPage(url)}`
  return caches.stories.find(
    name,
    async () => {
      const page = await readPageOf(shop, key, url)
      // A story that did not change stays the same object, and so does what is made from it.
      return caches.storyPages.find(name, [page], () => page)
    },
    host.onError,
  )
}

function nameOf(key: StoryKey): string {
  return 'id' in key ? `number ${key.id}` : key.slug
}

async function readPageOf(shop: ShopRequest, key: StoryKey, url: URL): Promise<StoryPageData | null> {
  const story = await findStory(shop, key)
  const { content, skipped } = story
    ? shop.caches.storyContents.find(story, [], () => readContent(story.content))
    : { content: null, skipped: [] }
  if (skipped.length > 0) shop.host.onNotice('parts of a story were left out', { story: nameOf(key), skipped })
  if (!story || !content || (content.component !== 'page' && content.component !== 'blog-page')) return null
  const { title, seo } = content
  const excerpt = content.component === 'blog-page' ? content.excerpt : ''
  return {
    title,
    seo: {
      title: seo.title || title,
      description: seo.description || excerpt,
      isHidden: seo.noIndex,
      picture: findStoryPicture(seo.image),
    },
    hasTransparentHeader: content.component === 'page' && content.hasTransparentHeader,
    article: content.component === 'blog-page' ? toHead(content, shop) : null,
    blocks: await toBlocks(shop, content, url),
    alternates: findAlternatePages(shop.directory, story),
  }
}

async function findStory(shop: ShopRequest, key: StoryKey): Promise<StoryDto | null> {
  const answer = await askFor(shop, key).catch((error: unknown) => {
    throw new StoryUnavailable(nameOf(key), error)
  })
  if (answer.ok) return answer.value.story
  // A slug that is no slug at all names no story either.
  if (answer.refusal.code === 'story-not-found' || answer.refusal.code === 'invalid-input') return null
  throw new StoryUnavailable(nameOf(key), answer.refusal)
}

async function askFor({ client }: ShopRequest, key: StoryKey) {
  if ('slug' in key) return client.call(readStory, { slug: key.slug })
  try {
    return await client.call(deliverStory, { key: String(key.id) })
  } catch (error) {
    // The delivery API refuses in the words of another company, which no client of ours reads.
    if (error instanceof CallFailed && error.status === 404) return err({ code: 'story-not-found' } as const)
    throw error
  }
}

async function toBlocks(shop: ShopRequest, { body }: PageContent | BlogPageContent, url: URL) {
  const blocks = body.flatMap((block): Block[] =>
    block.component === 'columns' ? [block, ...block.columns.flatMap((column) => column.blocks)] : [block],
  )
  const [products, articles] = await Promise.all([
    loadEach(blocks.filter(isA('product-carousel')), (block) => loadCarousel(shop, block)),
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

function toHead(content: BlogPageContent, { view }: ShopRequest): ArticleHead {
  const { excerpt, image, author, date, readingMinutes } = content
  return {
    excerpt,
    picture: toStoryPicture(image),
    author,
    date,
    readingMinutes,
    blogHref: buildPath(view, blogPage('')),
  }
}
