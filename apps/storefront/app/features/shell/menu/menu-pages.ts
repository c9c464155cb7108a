import type { MenuPath } from '@vonk/domain/navigation'
import type { MenuDetails, MenuEntry, MenuRow } from '../../theme/index.ts'

/** A line of the mobile menu: leads to a page, or one level further in. */
export type MenuLine = {
  readonly id: string
  readonly label: string
  readonly href: string | null
  readonly hasMore: boolean
  readonly isHighlighted?: boolean
}

/** One level of the mobile menu; all but the top have a name and lead to everything in it. */
export type MenuPage = {
  readonly id: string
  readonly name: string | null
  readonly allHref: string | null
  /** Names goods, such as coats, and not whom they are for. */
  readonly isKind?: true
  readonly lines: readonly MenuLine[]
}

type MenuState = { readonly menu: readonly MenuEntry[]; readonly details: MenuDetails | null; readonly path: MenuPath }

/** The levels from the top down to the one the shopper has opened. */
export function menuPages({ menu, details, path }: MenuState): MenuPage[] {
  const top: MenuPage = { id: 'top', name: null, allHref: null, lines: menu.map(entryLine) }
  const entry = menu.find(({ id }) => id === path[0])
  if (!entry) return [top]

  const rows = (details?.submenus[entry.id]?.columns ?? []).flat()
  const second = { id: entry.id, name: entry.name, allHref: entry.href, lines: rows.map(rowLine) }
  const row = rows.find(({ title }) => title === path[1])
  if (!row) return [top, second]

  return [
    top,
    second,
    { id: `${entry.id}/${row.title}`, name: row.title, allHref: row.href ?? null, isKind: true, lines: linesOf(row) },
  ]
}

function entryLine({ id, name, href, hasSubmenu, isHighlighted }: MenuEntry): MenuLine {
  return { id, label: name, href, hasMore: hasSubmenu === true, isHighlighted: isHighlighted === true }
}

function rowLine({ title, href, links }: MenuRow): MenuLine {
  return { id: title, label: title, href: href ?? null, hasMore: links.length > 0 }
}

function linesOf({ links }: MenuRow): MenuLine[] {
  return links.map(({ label, href }) => ({ id: `${label} ${href}`, label, href, hasMore: false }))
}
