import type { CategoryDocument } from '@vonk/contract'
import { newestArticles } from '../blog/articles.ts'
import { findCategory, toCategory, toStory } from '../links.ts'
import { block, type ContentOf, categoryLinks, type LinkTarget, linkItem, unnumbered } from '../parts.ts'
import { picture } from '../pictures.ts'
import { storyUuid } from '../story-ids.ts'
import { type StoryView, say } from '../story-view.ts'
import { landings, menuTexts, type PromoWords, pinned, promos, wanted } from './menu.data.ts'
import { storyLinkItem } from './story-link-item.ts'

type Menu = ContentOf<'theme'>['menu']
type MenuItem = NonNullable<Menu['items']>[number]
type MenuRow = NonNullable<NonNullable<MenuItem['columns']>[number]['rows']>[number]

/** The menu of a view, made of the categories it has. */
export function makeMenu(view: StoryView): Menu {
  const departments = Object.keys(promos[view.brand]).filter((code) => code !== 'new' && code !== 'sale')
  const items = departments.flatMap((code) => department(view, code))
  const rest = view.isSampleSale
    ? [explanation(view)]
    : [...seasonal(view, 'new'), ...seasonal(view, 'sale'), inspiring(view)]
  const service = (['customer-service', 'delivery', 'returns', 'size-guide'] as const).map((key) =>
    storyLinkItem(view, key),
  )
  return { component: 'menu', ...unnumbered, items: [...items, ...rest], footerLinks: service }
}

function department(view: StoryView, code: string): MenuItem[] {
  const category = findCategory(view, code)
  const link = toCategory(view, code)
  if (!category || !link) return []
  const groups = childrenOf(view, category).map((group) => groupRow(view, group))
  const first = view.isSampleSale ? [] : [highlights(view, code)]
  const columns = view.isSampleSale ? [groups] : [first, ...intoColumns(groups)]
  return [menuItem({ name: category.name, link, columns, promo: promoOf(view, code, link) })]
}

function highlights(view: StoryView, code: string): MenuRow {
  const seasonal = (['new', 'sale'] as const).flatMap((season) => {
    const link = toCategory(view, `${season}-${code}`)
    return link ? [linkItem(say(view, season === 'new' ? menuTexts.newIn : menuTexts.onSale), link)] : []
  })
  const stories = (pinned[view.brand][code] ?? []).map((key) => storyLinkItem(view, key))
  return row(say(view, menuTexts.highlights), [...seasonal, ...stories, storyLinkItem(view, 'size-guide')])
}

function groupRow(view: StoryView, group: CategoryDocument): MenuRow {
  const links = childrenOf(view, group).map(({ name, url_path: path }) =>
    linkItem(name, { linktype: 'url', url: `/${path}` }),
  )
  return row(group.name, links, { linktype: 'url', url: `/${group.url_path}` })
}

const mostLines = 8

/** Rows below each other as long as they fit, then the next column. */
function intoColumns(rows: readonly MenuRow[]): MenuRow[][] {
  const columns: MenuRow[][] = []
  let lines = Number.POSITIVE_INFINITY
  for (const entry of rows) {
    const length = 1 + (entry.links?.length ?? 0)
    lines += length
    if (lines <= mostLines) columns.at(-1)?.push(entry)
    else {
      columns.push([entry])
      lines = length
    }
  }
  return columns
}

function seasonal(view: StoryView, code: 'new' | 'sale'): MenuItem[] {
  const category = findCategory(view, code)
  const link = toCategory(view, code)
  if (!category || !link) return []
  const own = childrenOf(view, category).map(({ name, url_path: path }) =>
    linkItem(name, { linktype: 'url', url: `/${path}` }),
  )
  const columns = [
    [row(say(view, menuTexts.byDepartment), own)],
    [row(say(view, menuTexts.wanted), categoryLinks(view, wanted[view.brand]))],
  ]
  const item = menuItem({ name: category.name, link, columns, promo: promoOf(view, code, link) })
  return [{ ...item, isHighlighted: code === 'sale' }]
}

function inspiring(view: StoryView): MenuItem {
  const key = view.brand === 'vonk' ? 'inspiration' : 'lookbook'
  const [feature, ...others] = newestArticles(view.brand, 5)
  const stories = others.map(({ code, title }) => linkItem(title[view.language], toStory(view, `blog/${code}`)))
  const columns = [
    [
      row(
        say(view, menuTexts.shops),
        landings[view.brand].map((story) => storyLinkItem(view, story)),
      ),
    ],
    [row(say(view, menuTexts.stories), [...stories, linkItem(say(view, menuTexts.allStories), toStory(view, 'blog'))])],
    [row(say(view, menuTexts.give), categoryLinks(view, [`${key}-outfits`, `${key}-gifts`]))],
  ]
  const article = feature && block('blog-article', { article: storyUuid(view, `blog/${feature.code}`) })
  const name = view.brand === 'razz' ? 'Lookbook' : view.language === 'nl' ? 'Inspiratie' : 'Inspiration'
  return menuItem({ name, link: toStory(view, key), columns, promo: article ?? null })
}

/** A sample sale is small: what it has to add is how it works. */
function explanation(view: StoryView): MenuItem {
  const item = storyLinkItem(view, 'how-it-works')
  return menuItem({ name: item.label, link: item.link, columns: [], promo: null })
}

function promoOf(view: StoryView, code: string, link: LinkTarget): MenuItem['promo'] {
  const words: PromoWords | undefined = view.isSampleSale
    ? { title: menuTexts.sampleTitle, text: menuTexts.sampleText, shows: `${view.brand}-sample-sale` }
    : promos[view.brand][code]
  if (!words) return null
  const image = picture(view, words.shows, 'tall')
  return {
    component: 'promo-tile',
    ...unnumbered,
    title: say(view, words.title),
    text: say(view, words.text),
    image,
    link,
  }
}

type Entry = Pick<MenuItem, 'name' | 'link' | 'promo'> & { readonly columns: readonly (readonly MenuRow[])[] }

function menuItem({ name, link, columns, promo }: Entry): MenuItem {
  const filled = columns.filter((rows) => rows.length > 0)
  return {
    component: 'menu-item',
    ...unnumbered,
    name,
    link,
    columns: filled.map((rows) => ({ component: 'menu-column', ...unnumbered, rows: [...rows] })),
    promo,
  }
}

function row(title: string, links: NonNullable<MenuRow['links']>, link: LinkTarget | null = null): MenuRow {
  return { component: 'menu-row', ...unnumbered, title, link, links }
}

function childrenOf({ categories }: StoryView, parent: CategoryDocument): CategoryDocument[] {
  return [...categories.values()].filter((category) => category.parent_id === parent.id)
}
