import { listPhysicalStores, type StoryDto } from '@vonk/contract'
import { type FindablePage, findPages } from '@vonk/domain/search-text'
import { withTrailingSlash } from '@vonk/domain/stores'
import { homePage, joinSegments, storyPage } from '@vonk/domain/urls'
import type { ShopRequest } from '../../request/shop-request.server.ts'
import { publicStories } from '../content/index.server.ts'
import type { FoundLink } from './panel/fetch-found.ts'

const mostPages = 5_000
const storeLocator = 'storelocator'

/** Service pages, answers and shops that a text finds beside products. An extra: without them a search is still one. */
export async function loadFoundPages(shop: ShopRequest, text: string): Promise<FoundLink[]> {
  const { caches, view, host } = shop
  try {
    const pages = await caches.findablePages.find(view.code, () => loadFindablePages(shop), host.onError)
    return findPages(text, pages).map(({ name, to }) => ({ name, to }))
  } catch (error) {
    host.onError(error)
    return []
  }
}

async function loadFindablePages(shop: ShopRequest): Promise<readonly FindablePage[]> {
  const [shops, stories] = await Promise.all([findShops(shop), findStories(shop)])
  const { useTrailingSlash } = shop.view.seo
  return [...shops, ...stories].map((page) => ({ ...page, to: withTrailingSlash(page.to, useTrailingSlash) }))
}

async function findShops({ client, i18n }: ShopRequest): Promise<FindablePage[]> {
  const answer = await client.call(listPhysicalStores, {})
  if (!answer.ok) throw new Error('The API refused to list the shops')
  const aliases = i18n._('search.shop-words').split(' ')
  return [
    { name: i18n._('search.shops'), to: joinSegments([storeLocator]), aliases },
    ...answer.value.map(({ name, slug, city }) => ({ name, to: joinSegments([storeLocator, slug]), aliases: [city] })),
  ]
}

async function findStories(shop: ShopRequest): Promise<FindablePage[]> {
  const pages: FindablePage[] = []
  for await (const story of publicStories(shop, { withBody: true })) {
    const to = storyPage(story.full_slug, shop.view)
    if (to !== homePage) pages.push(...toFindable(story, to))
    if (pages.length >= mostPages) break
  }
  return pages
}

/** A page by its title and headings, and each question it answers by itself. */
function toFindable({ content }: StoryDto, to: string): FindablePage[] {
  const { title, body } = content
  const { headings, questions } = textsIn(body)
  if (typeof title !== 'string') return []
  return [{ name: title, to, aliases: headings }, ...questions.map((name) => ({ name, to }))]
}

type Texts = { readonly headings: string[]; readonly questions: string[] }

function textsIn(value: unknown, texts: Texts = { headings: [], questions: [] }): Texts {
  if (typeof value !== 'object' || value === null) return texts
  // Any object may be read by any name; what is there is looked at before it is used.
  const { type, component, title, content } = value as Record<string, unknown>
  if (type === 'heading') texts.headings.push(plainTextOf(content))
  if (typeof title === 'string') (component === 'accordion-item' ? texts.questions : texts.headings).push(title)
  for (const part of Object.values(value)) textsIn(part, texts)
  return texts
}

function plainTextOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainTextOf).join('')
  if (typeof value !== 'object' || value === null) return ''
  return 'text' in value ? String(value.text) : plainTextOf('content' in value ? value.content : null)
}
