import type { MenuEntry } from '../../theme/index.ts'

/** The ids of the entries of the menu that lead to this page. */
export function currentEntries(menu: readonly MenuEntry[], pathname: string): readonly string[] {
  if (pathname === '/') return []
  return menu.filter(({ href }) => href.endsWith(pathname)).map(({ id }) => id)
}
