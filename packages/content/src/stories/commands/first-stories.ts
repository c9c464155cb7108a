import { randomUUID } from 'node:crypto'
import type { CategoryDocument, StoryContentInput } from '@vonk/contract'
import type { Seller } from '@vonk/domain/invoices'
import type { StoreView } from '@vonk/domain/stores'
import { inLanguage } from '@vonk/languages'
import { type LegalPage, legalTexts } from '@vonk/languages/texts'

export type FirstStory = {
  /** The same for one story in several views. */
  readonly key: string
  readonly path: string
  readonly name: string
  readonly content: StoryContentInput
}

type Facts = { readonly view: StoreView; readonly seller: Seller; readonly categories: readonly CategoryDocument[] }

const legalPages: readonly LegalPage[] = ['terms', 'privacy', 'imprint', 'withdrawal', 'accessibility']

/** A start for the editors of a view: what stands around every page, and the pages the law asks for. */
export function firstStories(facts: Facts): FirstStory[] {
  return [
    { key: 'theme', path: 'config/theme', name: 'Theme', content: themeOf(facts) },
    ...legalPages.map((page) => legalStory(page, facts)),
  ]
}

function legalStory(page: LegalPage, { view: { language }, seller }: Facts): FirstStory {
  const { paths, notice, pages } = inLanguage(legalTexts, language)
  const { title, parts } = pages[page]
  const written = parts.flatMap(([heading, text]) => [headingOf(heading), paragraphOf(fillIn(text, seller))])
  const text = { type: 'doc' as const, content: [paragraphOf(notice), ...written] }
  const body = [{ component: 'rich-text' as const, _uid: randomUUID(), text }]
  // A start is for nobody to find: the owner lets search engines in with the finished text.
  const content = { component: 'page' as const, _uid: randomUUID(), title, body, seo: { noIndex: true } }
  return { key: page, path: paths[page].slice(1), name: title, content }
}

function fillIn(text: string, seller: Seller): string {
  const facts: Readonly<Record<string, string>> = { ...seller }
  return text.replace(/\{(\w+)\}/g, (placeholder, fact: string) => facts[fact] || placeholder)
}

function headingOf(text: string) {
  return { type: 'heading' as const, attrs: { level: 2 }, content: [{ type: 'text' as const, text }] }
}

function paragraphOf(text: string) {
  return { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }
}

function themeOf({ view, categories }: Facts): StoryContentInput {
  const { paths, pages } = inLanguage(legalTexts, view.language)
  const links = legalPages.map((page) => linkItem(pages[page].title, paths[page]))
  const legal = { component: 'link-list' as const, _uid: randomUUID(), title: view.brandName, links }
  return {
    component: 'theme',
    _uid: randomUUID(),
    header: { component: 'header', _uid: randomUUID() },
    footer: { component: 'footer', _uid: randomUUID(), linkLists: [legal] },
    menu: { component: 'menu', _uid: randomUUID(), items: menuItems(categories, view.rootCategoryId) },
  }
}

const mostItems = 20
const mostRows = 20

function menuItems(categories: readonly CategoryDocument[], rootCategoryId: number) {
  return childrenOf(categories, rootCategoryId)
    .slice(0, mostItems)
    .map((category) => {
      const rows = childrenOf(categories, category.id)
        .slice(0, mostRows)
        .map((child) => ({
          component: 'menu-row' as const,
          _uid: randomUUID(),
          title: child.name,
          link: toAddress(`/${child.url_path}`),
        }))
      const columns = rows.length > 0 ? [{ component: 'menu-column' as const, _uid: randomUUID(), rows }] : []
      const link = toAddress(`/${category.url_path}`)
      return { component: 'menu-item' as const, _uid: randomUUID(), name: category.name, link, columns }
    })
}

function childrenOf(categories: readonly CategoryDocument[], parentId: number): CategoryDocument[] {
  return categories
    .filter(
      ({ id, parent_id, is_active, url_path }) => parent_id === parentId && id !== parentId && is_active && url_path,
    )
    .toSorted((one, other) => one.position - other.position)
}

function linkItem(label: string, url: string) {
  return { component: 'link-item' as const, _uid: randomUUID(), label, link: toAddress(url) }
}

function toAddress(url: string) {
  return { linktype: 'url' as const, url }
}
