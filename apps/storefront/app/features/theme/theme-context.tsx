import { buildPath, type StoreView } from '@vonk/domain/stores'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useShop } from '../stores/index.ts'
import { blankTheme, type MenuDetails, type ShellTheme } from './shell-theme.ts'

type FindMenuDetails = (view: StoreView, version: string) => Promise<MenuDetails | null>

const ThemeContext = createContext<ShellTheme>(blankTheme)
const MenuDetailsContext = createContext<FindMenuDetails>(async () => null)

export function ThemeProvider({ theme, children }: { theme: ShellTheme; children: ReactNode }) {
  const [findMenuDetails] = useState(createFindMenuDetails)
  return (
    <ThemeContext value={theme}>
      <MenuDetailsContext value={findMenuDetails}>{children}</MenuDetailsContext>
    </ThemeContext>
  )
}

/** What editors put around every page of this view: menu, footer, announcements. */
export function useTheme(): ShellTheme {
  return useContext(ThemeContext)
}

/** The submenus and the sections of the search panel; null until they are wanted and have arrived. */
export function useMenuDetails(isWanted: boolean): MenuDetails | null {
  const { view } = useShop()
  const { version } = useTheme()
  const find = useContext(MenuDetailsContext)
  const [details, setDetails] = useState<MenuDetails | null>(null)
  useEffect(() => {
    if (!isWanted || version === '') return
    let isCurrent = true
    void find(view, version).then((found) => isCurrent && setDetails(found))
    return () => {
      isCurrent = false
    }
  }, [isWanted, view, version, find])
  return details
}

/** One request for the whole visit, whoever needs it first: the menu, the mobile menu or the search panel. */
function createFindMenuDetails(): FindMenuDetails {
  const requests = new Map<string, Promise<MenuDetails | null>>()
  return async function findMenuDetails(view, version) {
    const address = `${buildPath(view, '/shell/menu.json')}?v=${version}`
    const request = requests.get(address) ?? fetchDetails(address)
    requests.set(address, request)
    const details = await request
    // Offline: the top level of the menu still leads everywhere, and the next opening tries again.
    if (!details) requests.delete(address)
    return details
  }
}

async function fetchDetails(address: string): Promise<MenuDetails | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
