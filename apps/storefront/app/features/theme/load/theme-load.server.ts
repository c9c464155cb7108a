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
      size: 1,
      response_format: 'compact',
      _source_include: 'children_data',
      _appliedFilters: [{ attribute: 'id', value: { eq: view.rootCategoryId }, scope: 'default' }],
    },
    { signal: AbortSignal.timeout(patienceMs) },
  )
  if (!answer.ok) throw new Error(`The categories of "${view.code}" could not be read: ${answer.refusal.code}`)
  const { hits } = answer.value
  // The catalogue keeps nothing but category documents under this entity.
  const [root] = (Array.isArray(hits) ? hits : []) as MenuCategory[]
  return fallbackTheme(root?.children_data ?? [], request)
}
