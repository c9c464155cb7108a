import type { StoryToPut } from '@vonk/content/stories'
import type { ProductDocument, StoryContentInput } from '@vonk/contract'
import type { ViewCatalogue } from '../catalogue/index.ts'
import { shops } from '../catalogue/shop-floor/shops.ts'
import { writeArticles } from './blog/write-articles.ts'
import type { DraftStory } from './draft-story.ts'
import { pages } from './pages/pages.ts'
import { storyGroup, storyPathOf, storyUuid } from './story-ids.ts'
import type { StoryView } from './story-view.ts'
import { makeTheme } from './theme/make-theme.ts'
import { writePage } from './write-page.ts'

type ViewCatalogues = Readonly<Record<string, Pick<ViewCatalogue, 'categories' | 'products'>>>

type StoryPlan = {
  readonly seed: number
  /** Midnight in Greenwich, as milliseconds since 1970. */
  readonly today: number
  /** What each view sells, by its code. */
  readonly views: ViewCatalogues
}

/** The stories of every view: the same seed and day, the same stories. */
export function makeStories({ seed, today, views }: StoryPlan): StoryToPut[] {
  return storyViews({ seed, views }).flatMap((view) =>
    writeStories(view, today).map((story) => place(view, story, today)),
  )
}

function storyViews({ seed, views }: Pick<StoryPlan, 'seed' | 'views'>): StoryView[] {
  return shops.flatMap(({ brand, isSampleSale, views: own }) =>
    own.map(({ code, language }) => {
      const offered = (views[code]?.categories ?? []).filter((category) => category.is_active)
      const categories = new Map(offered.map((category) => [String(category['code']), category]))
      const shop = isSampleSale ? (`${brand}-sample-sale` as const) : brand
      const products = views[code]?.products ?? []
      const shown = { categories, favourites: favouritesOf(products), productWords: wordsOf(products) }
      return { code, shop, brand, isSampleSale, language, seed, ...shown }
    }),
  )
}

const FAVOURITES = 8

/** Products in sizes from all over the shop that can be found in it. */
function favouritesOf(products: readonly ProductDocument[]): string[] {
  const shown = products.filter((one) => one.type_id === 'configurable' && one.visibility === 4)
  const step = Math.max(1, Math.floor(shown.length / FAVOURITES))
  return shown
    .filter((_product, index) => index % step === 0)
    .map(({ sku }) => sku)
    .slice(0, FAVOURITES)
}

/** Of what a search can find. */
function wordsOf(products: readonly ProductDocument[]): ReadonlySet<string> {
  const found = products.filter(({ status, visibility }) => status === 1 && visibility > 2)
  return new Set(found.flatMap(({ name }) => name.toLowerCase().split(/\s+/)))
}

function writeStories(view: StoryView, today: number): DraftStory[] {
  const year = new Date(today).getUTCFullYear()
  return [
    { key: 'theme', name: 'Theme', content: makeTheme(view, year) },
    ...pages.flatMap((plan) => writePage(view, plan) ?? []),
    ...writeArticles(view, today),
  ]
}

const DAY = 86_400_000
const EIGHT_IN_THE_MORNING = 7 * 3_600_000

function place(
  view: StoryView,
  { key, name, content, tags = [], daysAgo = 30 }: DraftStory,
  today: number,
): StoryToPut {
  return {
    uuid: storyUuid(view, key),
    groupId: storyGroup(view, key),
    view: view.code,
    path: storyPathOf(key, view.language),
    name,
    tags,
    isStartpage: key === 'home' || key === 'blog',
    publishedAt: new Date(today - daysAgo * DAY + EIGHT_IN_THE_MORNING).toISOString(),
    content: numberParts(content),
  }
}

/** Gives every part of the content a key of its own, by its kind and its turn. */
function numberParts<Content extends StoryContentInput>(content: Content): Content {
  const turns = new Map<string, number>()

  function number(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(number)
    if (typeof value !== 'object' || value === null) return value
    const part = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, number(inner)]))
    return '_uid' in value && 'component' in value ? { ...part, _uid: nextKey(String(value.component)) } : part
  }

  function nextKey(component: string): string {
    const turn = (turns.get(component) ?? 0) + 1
    turns.set(component, turn)
    return `${component}-${turn}`
  }

  // The copy differs from the content in its keys alone.
  return number(content) as Content
}
