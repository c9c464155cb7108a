import type { Client } from '@vonk/client'
import { readContent, readThemeStory, searchCatalogue } from '@vonk/contract'
import { catalogueIndexOf } from '@vonk/domain/search-text'
import type { StoreView } from '@vonk/domain/stores'
import type { UrlSettings } from '@vonk/domain/urls'
import type { ThemeLink } from '../index.ts'
import { fallbackTheme, type MenuCategory } from './theme-fallback.server.ts'
import { type ThemeParts, toThemeParts } from './theme-view.server.ts'

export type ThemeRequest = {
  readonly client: Client
  readonly view: StoreView
  readonly legalLinks: readonly ThemeLink[]
  readonly withdrawLink: ThemeLink
  readonly urls: UrlSettings
  readonly onSkipped: (message: string) => void
}

const patienceMs = 2_000
const mostCategories = 1_000
/** A menu shows three levels; the root and what it lies in are above them. */
const menuLevels = [2, 3, 4]
const missing: readonly string[] = ['story-not-found', 'not-found']

/** The theme editors made for the view; null when they made none. Throws when the content service cannot say. */
export async function findThemeStory({
  client,
  view,
  legalLinks,
  withdrawLink,
  onSkipped,
}: ThemeRequest): Promise<ThemeParts | null> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await client.call(readThemeStory, { storeCode: view.code }, { signal })
  if (!answer.ok) {
    if (missing.includes(answer.refusal.code)) return null
    throw new Error(`The theme of "${view.code}" could not be read: ${answer.refusal.code}`)
  }
  const { content, skipped } = readContent(answer.value.story.content)
  for (const { path, message } of skipped) onSkipped(`The theme of "${view.code}" lacks ${path}: ${message}`)
  return content?.component === 'theme' ? toThemeParts(content, { view, legalLinks, withdrawLink }) : null
}

/** The menu of a view without a theme: its top categories and what is below them. */
export async function loadFallbackTheme(request: ThemeRequest): Promise<ThemeParts> {
  const { client, view } = request
  const answer = await client.call(
    searchCatalogue,
    {
      index: catalogueIndexOf(view.code),
      entity: 'category',
      size: mostCategories,
      sort: 'position:asc',
      response_format: 'compact',
      _source_include: 'id,name,url_path,slug,is_active,parent_id',
      _appliedFilters: [
        { attribute: 'is_active', value: { eq: true }, scope: 'default' },
        { attribute: 'level', value: { in: menuLevels }, scope: 'default' },
      ],
    },
    { signal: AbortSignal.timeout(patienceMs) },
  )
  if (!answer.ok) throw new Error(`The categories of "${view.code}" could not be read: ${answer.refusal.code}`)
  const { hits } = answer.value
  // The catalogue keeps nothing but category documents under this entity.
  const categories = (Array.isArray(hits) ? hits : []) as FlatCategory[]
  return fallbackTheme(childrenOf(view.rootCategoryId, categories, menuLevels.length), request)
}

type FlatCategory = Omit<MenuCategory, 'children_data'> & { readonly parent_id: number }

/** The categories under another, with those under them: a catalogue from elsewhere need not say it in the root. */
function childrenOf(parentId: number, categories: readonly FlatCategory[], levels: number): MenuCategory[] {
  if (levels === 0) return []
  return categories
    .filter(({ parent_id }) => parent_id === parentId)
    .map((category) => ({ ...category, children_data: childrenOf(category.id, categories, levels - 1) }))
}
