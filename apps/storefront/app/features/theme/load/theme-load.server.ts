import type { Client } from '@vonk/client'
import { deliverStory, readContent, readThemeStory, type StoryDto } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import type { UrlSettings } from '@vonk/domain/urls'
import { type FoundMenuCategory, findMenuCategories } from '#request/catalogue/index.server.ts'
import { editorQuery } from '#request/edited-story.ts'
import type { EditorVisit } from '#request/editor-visit.server.ts'
import type { ShopCaches } from '#request/shop-caches.server.ts'
import type { ThemeLink } from '../index.ts'
import { fallbackTheme, type MenuCategory } from './theme-fallback.server.ts'
import { type ThemeParts, toThemeParts } from './theme-view.server.ts'
import { withoutMissingPages } from './without-missing-pages.server.ts'

export type ThemeRequest = {
  readonly client: Client
  readonly view: StoreView
  readonly caches: ShopCaches
  readonly legalLinks: readonly ThemeLink[]
  readonly withdrawLink: ThemeLink
  readonly urls: UrlSettings
  readonly onSkipped: (message: string) => void
}

const patienceMs = 2_000
/** A menu shows three levels; the root and what it lies in are above them. */
const menuLevels = [2, 3, 4]
const missing: readonly string[] = ['story-not-found', 'not-found']

/** The theme editors made for the view; null when they made none. Throws when the content service cannot say. */
export async function findThemeStory(request: ThemeRequest): Promise<ThemeParts | null> {
  const { client, view } = request
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await client.call(readThemeStory, { storeCode: view.code }, { signal })
  if (!answer.ok) {
    if (missing.includes(answer.refusal.code)) return null
    throw new Error(`The theme of "${view.code}" could not be read: ${answer.refusal.code}`)
  }
  return toParts(answer.value.story, request)
}

/**
 * The theme that an editor looks at: the draft of it that is open, or as the release has it whose stories are looked at. Null for
 * everybody else.
 */
export async function findEditedTheme(request: ThemeRequest, editor: EditorVisit | null): Promise<ThemeParts | null> {
  const token = editor && (await editor.findToken())
  if (!editor || token === null) return null
  const { id, release } = editor.story
  const key = `${request.view.code}/config/theme`
  const drafts = { version: 'draft', token, ...(release !== null && { from_release: release }) } as const
  const answer = await request.client.call(deliverStory, { key, ...drafts })
  if (!answer.ok) return null
  const { story } = answer.value
  const isHeld = release !== null && story.release_id === Number(release)
  if (!isHeld && story.id !== id) return null
  const parts = toParts(story, request)
  // Its submenus are fetched as the draft that they are.
  return (
    parts && { ...parts, theme: { ...parts.theme, version: `${parts.theme.version}&${editorQuery(editor.story)}` } }
  )
}

function toParts({ content: written }: StoryDto, { view, legalLinks, withdrawLink, onSkipped }: ThemeRequest) {
  const { content, skipped } = readContent(written)
  for (const { path, message } of skipped) onSkipped(`The theme of "${view.code}" lacks ${path}: ${message}`)
  return content?.component === 'theme' ? toThemeParts(content, { view, legalLinks, withdrawLink }) : null
}

/** What stands around the pages of a view without a theme: its categories, and the legal pages there are. */
export async function loadFallbackTheme(request: ThemeRequest): Promise<ThemeParts> {
  const signal = AbortSignal.timeout(patienceMs)
  const [categories, legalLinks] = await Promise.all([
    findMenuCategories(request, menuLevels, signal),
    withoutMissingPages(request.legalLinks, request, signal),
  ])
  const tree = childrenOf(request.view.rootCategoryId, categories, menuLevels.length)
  return fallbackTheme(tree, { ...request, legalLinks })
}

/** The categories under another, with those under them: a catalogue from elsewhere need not say it in the root. */
function childrenOf(parentId: number, categories: readonly FoundMenuCategory[], levels: number): MenuCategory[] {
  if (levels === 0) return []
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({ ...category, children: childrenOf(category.id, categories, levels - 1) }))
}
