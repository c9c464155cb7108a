import type { StoryDto } from '@vonk/contract'
import { aBlogPage, aHero, aLink, aPage, aTheme } from '@vonk/contract/content/testing'
import { aDirectory, aPrefixedView, aStoreView } from '@vonk/domain/stores/testing'
import { openTestApi } from '@vonk/testkit'
import { createLocalSource, putStories, type StoryToPut } from '../stories/index.ts'
import { aStoryToPut } from '../stories/testing.ts'
import { contentRoutes } from './content-routes.ts'

export const testTokens = { previewToken: 'preview-secret', publicToken: 'public-key' }
export const testNow = new Date('2026-10-02T12:00:00Z')

export const testDirectory = aDirectory(
  aStoreView(),
  aPrefixedView(),
  aStoreView({ code: 'de', host: 'de.localhost', language: 'de', locale: 'de-DE' }),
)

export const uuidOf = (number: number) => `6f0d5b52-7c5e-4c27-9f4e-${String(number).padStart(12, '0')}`
const about = uuidOf(100)

function aButton() {
  return { component: 'button', _uid: 'button-1', label: 'About us', link: aLink('nl/about') } as const
}

function aCarousel() {
  const button = { component: 'button', _uid: 'button-2', label: 'Read', link: aLink('nl/blog/article-2') } as const
  const skus = ['VK1', 'VK2']
  return { component: 'product-carousel' as const, _uid: 'row-1', source: 'skus' as const, skus, button }
}

/** A text that leads to the page about us by its uuid. */
function aTextWithLink() {
  const attrs = { linktype: 'story', uuid: uuidOf(12), href: '/nl/about' } as const
  const marks = [{ type: 'link' as const, attrs }]
  const content = [
    { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Merino keeps warm', marks }] },
  ]
  return { component: 'rich-text' as const, _uid: 'text-1', text: { type: 'doc' as const, content } }
}

function article(number: number, overrides: Partial<StoryToPut> = {}): StoryToPut {
  const content = aBlogPage({
    _uid: `article-${number}`,
    title: `Article ${number}`,
    date: `2026-09-0${number}`,
    // As text 5 comes after 20, as a number before 10.
    readingMinutes: number * 5,
    author: number === 3 ? '' : `Sanne ${number}`,
    body: [number === 2 ? aTextWithLink() : aHero({ buttons: [aButton()] })],
  })
  return aStoryToPut({
    uuid: uuidOf(number),
    path: `blog/article-${number}`,
    name: `Article ${number}`,
    content,
    ...overrides,
  })
}

/** Three articles, a page that embeds the first, a theme in two views, a page in two languages and a draft. */
export const testStories: readonly StoryToPut[] = [
  article(1, { tags: ['wool'], position: 30 }),
  article(2, { tags: ['wool', 'care'], position: 20 }),
  article(3, { position: 10 }),
  article(4, { view: 'en', path: 'blog/article-4' }),
  aStoryToPut({
    uuid: uuidOf(10),
    path: 'home',
    name: 'Home',
    isStartpage: true,
    content: aPage({ body: [{ component: 'blog-article', _uid: 'teaser-1', article: uuidOf(1) }] }),
  }),
  aStoryToPut({ uuid: uuidOf(11), view: 'en', path: 'home', name: 'Home', content: aPage({ title: 'English home' }) }),
  aStoryToPut({ uuid: uuidOf(12), groupId: about, content: aPage({ title: 'About us', body: [aCarousel()] }) }),
  aStoryToPut({ uuid: uuidOf(13), groupId: about, view: 'de', path: 'ueber-uns', name: 'Über uns' }),
  aStoryToPut({ uuid: uuidOf(14), path: 'config/theme', name: 'Theme', content: themeWithArticle() }),
  aStoryToPut({ uuid: uuidOf(15), view: 'en', path: 'config/theme', name: 'Theme', content: aTheme() }),
  aStoryToPut({
    uuid: uuidOf(16),
    path: 'soon',
    name: 'Soon',
    publishedAt: null,
    content: aPage({ body: [{ component: 'blog-article', _uid: 'teaser-2', article: uuidOf(10) }] }),
  }),
]

function themeWithArticle() {
  const theme = aTheme()
  const [first] = theme.menu.items ?? []
  if (!first) throw new Error('the menu of the theme has no entry')
  const promo = { component: 'blog-article', _uid: 'promo-2', article: uuidOf(2) } as const
  return { ...theme, menu: { ...theme.menu, items: [{ ...first, promo }] } }
}

/** The calls of the content service over a few stories of their own. */
export async function openContentApi() {
  const api = await openTestApi((db) =>
    contentRoutes({
      source: createLocalSource({ db }),
      directory: testDirectory,
      tokens: testTokens,
      now: () => testNow,
    }),
  )
  await putStories(api.db, testStories)

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await api.fetch(new Request(`http://localhost/api/ext/${path}`, { headers }))
    // What a test reads of it fails the test when it is not there.
    return { response, status: response.status, body: (await response.json()) as Body }
  }
  return { ...api, get }
}

type Stories = { readonly story: StoryDto; readonly stories: readonly StoryDto[] }

/** Whatever a call may answer: under an envelope or bare. */
type Body = Stories & {
  readonly code: number
  readonly result: Stories & { readonly total: number }
  readonly cv: number
  readonly links: readonly Readonly<Record<string, unknown>>[]
  readonly rels: readonly StoryDto[]
}

export type ContentApi = Awaited<ReturnType<typeof openContentApi>>
