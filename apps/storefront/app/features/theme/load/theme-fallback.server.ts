import { buildPath, type StoreView } from '@vonk/domain/stores'
import { categoryPage, type UrlSettings } from '@vonk/domain/urls'
import type { FoundMenuCategory } from '#request/catalogue/index.server.ts'
import { blankTheme, type MenuRow, type Submenu, type ThemeLink } from '../index.ts'
import { type ThemeParts, versionOf } from './theme-view.server.ts'

/** A category of the menu with those under it. */
export type MenuCategory = FoundMenuCategory & { readonly children: readonly MenuCategory[] }

type Settings = { readonly view: StoreView; readonly legalLinks: readonly ThemeLink[]; readonly urls: UrlSettings }

const mostColumns = 4

/** A shop without a theme still has a way to everything: its categories, and what the law asks for. */
export function fallbackTheme(categories: readonly MenuCategory[], settings: Settings): ThemeParts {
  const offered = categories.filter(isOffered)
  const hrefOf = ({ urlPath, slug }: MenuCategory) =>
    buildPath(settings.view, categoryPage({ urlPath: urlPath ?? '', slug: slug ?? '' }, settings.urls))

  const submenus = Object.fromEntries(
    offered
      .filter((category) => childrenOf(category).length > 0)
      .map((category) => [String(category.id), toSubmenu(category, hrefOf)]),
  )
  const details = { submenus, footerLinks: settings.legalLinks, search: [] }
  const theme = {
    ...blankTheme,
    menu: offered.map((category) => ({
      id: String(category.id),
      name: category.name,
      href: hrefOf(category),
      ...(submenus[category.id] && { hasSubmenu: true as const }),
    })),
    legalLinks: settings.legalLinks,
    version: versionOf(details),
  }
  return { theme, details }
}

function toSubmenu(category: MenuCategory, hrefOf: (category: MenuCategory) => string): Submenu {
  const rows = childrenOf(category).map(
    (child): MenuRow => ({
      title: child.name,
      href: hrefOf(child),
      links: childrenOf(child).map((leaf) => ({ label: leaf.name, href: hrefOf(leaf) })),
    }),
  )
  const perColumn = Math.ceil(rows.length / mostColumns)
  const columns = Math.ceil(rows.length / perColumn)
  return {
    columns: Array.from({ length: columns }, (_, index) => rows.slice(index * perColumn, (index + 1) * perColumn)),
    promo: null,
  }
}

function childrenOf(category: MenuCategory): readonly MenuCategory[] {
  return category.children.filter(isOffered)
}

function isOffered({ isActive, urlPath, slug }: MenuCategory): boolean {
  return isActive && Boolean(urlPath || slug)
}
