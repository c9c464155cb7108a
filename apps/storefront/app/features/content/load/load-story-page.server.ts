import { CallFailed } from '@vonk/client'
import { deliverStory, readStoriesByUuid, readStory, type StoryDto } from '@vonk/contract'
import { err, ok } from '@vonk/domain/result'
import type { ShopRequest } from '#request/shop-request.server.ts'
import { readPage } from './load-articles.server.ts'
import type { StoryPageData } from './story-data.ts'
import { toStoryPage } from './to-story-page.server.ts'

/** The content service cannot say what is on a page. */
class StoryUnavailable extends Error {
  override readonly name = 'StoryUnavailable'

  constructor(slug: string, cause?: unknown) {
    super(`The story ${slug} cannot be read`, { cause })
  }
}

type Shown = { readonly url: URL; readonly hasSingleBlocks?: boolean }
type StoryKey = { readonly slug: string } | { readonly id: number } | { readonly uuid: string }

/** The page a story is shown on; null when there is none, `StoryUnavailable` when nobody can say. */
export function loadStoryPage(shop: ShopRequest, { url, hasSingleBlocks = false, ...key }: StoryKey & Shown) {
  const { caches, host, view } = shop
  const name = `${view.code} ${nameOf(key)} ${readPage(url)}${hasSingleBlocks ? ' or block' : ''}`
  return caches.stories.find(
    name,
    async () => {
      const page = await readPageOf(shop, key, { url, hasSingleBlocks })
      // A story that did not change stays the same object, and so does what is made from it.
      return caches.storyPages.find(name, [page], () => page)
    },
    host.onError,
  )
}

function nameOf(key: StoryKey): string {
  if ('uuid' in key) return `uuid ${key.uuid}`
  return 'id' in key ? `number ${key.id}` : key.slug
}

async function readPageOf(shop: ShopRequest, key: StoryKey, shown: Shown): Promise<StoryPageData | null> {
  const story = await findStory(shop, key)
  return story && toStoryPage(shop, story, shown)
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
  if ('uuid' in key) {
    const found = await client.call(readStoriesByUuid, { uuid: [key.uuid] })
    return found.ok ? ok({ story: found.value.stories[0] ?? null }) : found
  }
  try {
    return await client.call(deliverStory, { key: String(key.id) })
  } catch (error) {
    // The delivery API refuses in the words of another company, which no client of ours reads.
    if (error instanceof CallFailed && error.status === 404) return err({ code: 'story-not-found' } as const)
    throw error
  }
}
