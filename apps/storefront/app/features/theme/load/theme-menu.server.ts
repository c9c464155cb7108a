import type { ThemeContent } from '@vonk/contract'
import type { StoreView } from '@vonk/domain/stores'
import { storyPage } from '@vonk/domain/urls'
import type { MenuEntry, MenuPromo, Submenu } from '../index.ts'
import { hrefOf, toThemeImage, toThemeLinks } from './theme-links.server.ts'

type MenuItem = ThemeContent['menu']['items'][number]
type Promo = NonNullable<MenuItem['promo']>
type Article = Extract<Promo, { component: 'blog-article' }>

export function toMenuEntry(item: MenuItem, view: StoreView): MenuEntry {
  return {
    id: item._uid,
    name: item.name,
    href: hrefOf(item.link, view),
    ...(item.isHighlighted && { isHighlighted: true }),
    ...(hasSubmenu(item) && { hasSubmenu: true }),
  }
}

export function toSubmenus(items: readonly MenuItem[], view: StoreView): Record<string, Submenu> {
  return Object.fromEntries(items.filter(hasSubmenu).map((item) => [item._uid, toSubmenu(item, view)]))
}

function hasSubmenu({ columns }: MenuItem): boolean {
  return columns.some(({ rows }) => rows.length > 0)
}

function toSubmenu({ columns, promo }: MenuItem, view: StoreView): Submenu {
  return {
    columns: columns.map(({ rows }) =>
      rows.map(({ title, link, links }) => ({
        title,
        ...(link && { href: hrefOf(link, view) }),
        links: toThemeLinks(links, view),
      })),
    ),
    promo: promo && toPromo(promo, view),
  }
}

function toPromo(promo: Promo, view: StoreView): MenuPromo | null {
  if (promo.component === 'blog-article') return articlePromo(promo, view)
  const { title, text, image, link } = promo
  return { title, text, href: hrefOf(link, view), image: toThemeImage(image, 540) }
}

/** The teaser of an article; without the article itself there is nothing to tease. */
export function articlePromo({ article }: Article, view: StoreView): MenuPromo | null {
  if (typeof article === 'string') return null
  const { title = article.name, excerpt = '', image } = article.content
  const filename = typeof image === 'object' && image !== null && 'filename' in image ? image.filename : null
  if (typeof title !== 'string' || typeof excerpt !== 'string' || typeof filename !== 'string') return null
  const href = hrefOf(
    { linktype: 'story', url: '', cached_url: article.full_slug, id: article.uuid, target: '_self' },
    view,
  )
  const picture = toThemeImage({ filename, alt: '', focus: '', title: '' }, 540)
  return { title, text: excerpt, href, image: picture }
}

/** Whether an editor's link to a page is meant, not an empty field. */
export function toLandingPage(slug: string, view: StoreView): string | null {
  return slug.trim() === '' ? null : storyPage(slug.trim(), view)
}
