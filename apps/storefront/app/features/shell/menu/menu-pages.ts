import type { MenuPath } from '@vonk/domain/navigation'
import type { MenuDetails, MenuEntry, MenuPromo, MenuRow } from '../../theme/index.ts'

/** A line of the mobile menu: leads to a page, or one level further in. */
export type MenuLine = {
  readonly id: string
  readonly label: string
  readonly href: string | null
  readonly hasMore: boolean
  readonly isHighlighted?: boolean
  /** Of what it leads to, small. */
  readonly picture?: string
}

/** One level of the mobile menu; all but the top have a name and lead to everything in it. */
export type MenuPage = {
  readonly id: string
  readonly name: string | null
  readonly allHref: string | null
  /** Names goods, such as coats, and not whom they are for. */
  readonly isKind?: true
  readonly lines: readonly MenuLine[]
  /** What editors put beside it. */
  readonly promo?: MenuPromo | null
}

type MenuState = { readonly menu: readonly MenuEntry[]; readonly details: MenuDetails | null; readonly path: MenuPath }

/** The levels from the top down to the one the shopper has opened. */
export function menuPages({ menu, details, path }: MenuState): MenuPage[] {
  const top: MenuPage = { id: 'top', name: null, allHref: null, lines: menu.map((entry) => entryLine(entry, details)) }
  const entry = menu.find(({ id }) => id === path[0])
  if (!entry) return [top]

  const submenu = details?.submenus[entry.id]
  const rows = (submenu?.columns ?? []).flat()
  const promo = submenu?.promo ?? null
  const second = { id: entry.id, name: entry.name, allHref: entry.href, lines: rows.map(rowLine), promo }
  const row = rows.find(({ title }) => title === path[1])
  if (!row) return [top, second]

  return [
    top,
    second,
    { id: `${entry.id}/${row.title}`, name: row.title, allHref: row.href ?? null, isKind: true, lines: linesOf(row) },
  ]
}

function entryLine({ id, name, href, hasSubmenu, isHighlighted }: MenuEntry, details: MenuDetails | null): MenuLine {
  const image = details?.submenus[id]?.promo?.image
  const line = { id, label: name, href, hasMore: hasSubmenu === true, isHighlighted: isHighlighted === true }
  return image ? { ...line, picture: image.src.replace(/^\/img\/\d+\/\d+\//, '/img/150/150/') } : line
}

function rowLine({ title, href, links }: MenuRow): MenuLine {
  return { id: title, label: title, href: href ?? null, hasMore: links.length > 0 }
}

function linesOf({ links }: MenuRow): MenuLine[] {
  return links.map(({ label, href }) => ({ id: `${label} ${href}`, label, href, hasMore: false }))
}
