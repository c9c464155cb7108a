import { buildPath, type StoreView } from '@vonk/domain/stores'
import { useEffect, useState } from 'react'
import { useShop } from '../stores/index.ts'
import type { MenuDetails } from './shell-theme.ts'
import { useTheme } from './theme-context.tsx'

// One document for the whole visit, whoever asks for it first: the menu, the mobile menu or the search panel.
const documents = new Map<string, Promise<MenuDetails | null>>()

/** What hangs below the menu and in the search panel; null until it is wanted and has arrived. */
export function useMenuDetails(isWanted: boolean): MenuDetails | null {
  const { view } = useShop()
  const { version } = useTheme()
  const [details, setDetails] = useState<MenuDetails | null>(null)
  useEffect(() => {
    if (!isWanted || version === '') return
    let isCurrent = true
    void findDetails(view, version).then((found) => isCurrent && setDetails(found))
    return () => {
      isCurrent = false
    }
  }, [isWanted, view, version])
  return details
}

function findDetails(view: StoreView, version: string): Promise<MenuDetails | null> {
  const address = `${buildPath(view, '/shell/menu.json')}?v=${version}`
  const known = documents.get(address) ?? fetchDetails(address)
  documents.set(address, known)
  return known
}

async function fetchDetails(address: string): Promise<MenuDetails | null> {
  try {
    const response = await fetch(address)
    if (response.ok) return await response.json()
  } catch {
    // Offline: the menu's top level still leads everywhere; the next opening tries again.
  }
  documents.delete(address)
  return null
}
